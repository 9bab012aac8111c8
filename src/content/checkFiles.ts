import { dirname, join } from 'node:path';
import { picturesOf } from './checkText';
import { collections } from './collections';
import { type Entry, malformedFields, problemAt, problemInText } from './entry';
import { isRegularFile } from './exists';
import { fileFields } from './fieldsOfKind';
import { decoders } from './media';
import type { Problem } from './problem';
import { show } from './words';

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

const fileProblem = async (path: string, kind: 'picture' | 'sound'): Promise<string | null> => {
  if (!(await isRegularFile(path))) return 'there is no such file beside this one';
  try {
    await decoders[kind]?.(path);
    return null;
  } catch (error) {
    return `is not a ${kind} that can be read (${firstLine(error)})`;
  }
};

const inFields = async (folder: string, entry: Entry): Promise<Problem[]> => {
  const malformed = malformedFields(entry);
  const named = fileFields(collections[entry.collection].schema, entry.parsed.value);
  const checks = named.map(async ({ field, text, kind }) => {
    const message = malformed.has(field) ? null : await fileProblem(join(folder, text), kind);
    return message ? [problemAt(entry, [field], `${message}, got ${show(text)}`)] : [];
  });
  return (await Promise.all(checks)).flat();
};

const inText = async (folder: string, entry: Entry): Promise<Problem[]> => {
  const checks = picturesOf(entry).map(async ({ url, line }) => {
    const message = await fileProblem(join(folder, url), 'picture');
    return message ? [problemInText(entry, line, `the picture: ${message}, got ${show(url)}`)] : [];
  });
  return (await Promise.all(checks)).flat();
};

/** The files that an entry below `root` names and that are not there, or are not what their names say. */
export const checkFiles = async (root: string, entry: Entry): Promise<Problem[]> => {
  const folder = join(root, dirname(entry.file));
  return [...(await inFields(folder, entry)), ...(await inText(folder, entry))];
};
