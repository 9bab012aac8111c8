import { dirname, join } from 'node:path';
import { picturesOf } from './checkText';
import { collections } from './collections';
import { type Entry, malformedFields, problemAt, problemInText } from './entry';
import { exists } from './exists';
import { fileFields } from './fieldsOfKind';
import { decoders } from './media';
import type { Problem } from './problem';
import { show } from './words';

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

/** Where the bytes of a file lie, given its path: those of one that is yet to be written lie elsewhere. */
type Locate = (path: string) => string;

const inPlace: Locate = (path) => path;

/** Says why a file is not what its name says; null where it is. */
export const fileProblem = async (
  path: string,
  kind: 'picture' | 'sound',
  locate = inPlace,
): Promise<string | null> => {
  if (!(await exists(locate(path)))) return 'there is no such file beside this one';
  try {
    await decoders[kind]?.(locate(path));
    return null;
  } catch (error) {
    return `is not a ${kind} that can be read (${firstLine(error)})`;
  }
};

const inFields = async (folder: string, entry: Entry, locate: Locate): Promise<Problem[]> => {
  const malformed = malformedFields(entry);
  const named = fileFields(collections[entry.collection].schema, entry.parsed.value);
  const checks = named.map(async ({ field, text, kind }) => {
    const message = malformed.has(field) ? null : await fileProblem(join(folder, text), kind, locate);
    return message ? [problemAt(entry, [field], `${message}, got ${show(text)}`)] : [];
  });
  return (await Promise.all(checks)).flat();
};

const inText = async (folder: string, entry: Entry, locate: Locate): Promise<Problem[]> => {
  const checks = picturesOf(entry).map(async ({ url, line }) => {
    const message = await fileProblem(join(folder, url), 'picture', locate);
    return message ? [problemInText(entry, line, `the picture: ${message}, got ${show(url)}`)] : [];
  });
  return (await Promise.all(checks)).flat();
};

/** The files that an entry below `root` names and that are not there, or are not what their names say. */
export const checkFiles = async (root: string, entry: Entry, locate = inPlace): Promise<Problem[]> => {
  const folder = join(root, dirname(entry.file));
  return [...(await inFields(folder, entry, locate)), ...(await inText(folder, entry, locate))];
};
