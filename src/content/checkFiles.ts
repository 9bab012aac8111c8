import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Entry, problemAt } from './entry';
import { collections } from './collections';
import { picture } from './fields';
import { fileFields } from './fieldsOfKind';
import { readMarkdown } from './markdown';
import { decoders } from './media';
import type { Problem } from './problem';
import { findings, show } from './words';

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

const fileProblem = async (path: string, kind: 'picture' | 'sound'): Promise<string | null> => {
  try {
    await access(path);
  } catch {
    return 'there is no such file beside this one';
  }
  try {
    await decoders[kind]?.(path);
    return null;
  } catch (error) {
    return `is not a ${kind} that can be read (${firstLine(error)})`;
  }
};

const beside = (root: string, { file }: Entry, name: string): string => join(root, dirname(file), name);

/** The files that an entry's fields name and that are not there, or are not what their names say. */
export const checkNamedFiles = async (root: string, entry: Entry): Promise<Problem[]> => {
  const { schema } = collections[entry.collection];
  const checks = fileFields(schema, entry.parsed.value).map(async ({ field, text, kind }) => {
    const message = await fileProblem(beside(root, entry, text), kind);
    return message ? [problemAt(entry, [field], `${message}, got ${show(text)}`)] : [];
  });
  return (await Promise.all(checks)).flat();
};

const pictureBeside = picture('Picture', '', 0);

const checkPicture = async (root: string, entry: Entry, url: string, alt: string): Promise<string[]> => {
  const [malformed] = findings(pictureBeside, url);
  const broken = malformed ? null : await fileProblem(beside(root, entry, url), 'picture');
  return [
    ...(malformed ? [`the picture ${malformed.message}`] : []),
    ...(broken ? [`the picture: ${broken}, got ${show(url)}`] : []),
    ...(alt.trim() ? [] : [`the picture needs words for those who do not see it: ![what it shows](${url})`]),
  ];
};

/** What is wrong with the pictures of a Markdown text; and its tags, which are not read. */
export const checkTextParts = async (root: string, entry: Entry): Promise<Problem[]> => {
  const { pictures, tags } = readMarkdown(entry.parsed.body ?? '');
  const problemOn = (line: number, message: string): Problem => ({
    file: entry.file,
    line,
    field: 'text',
    message,
  });
  const found = pictures.map(async ({ url, alt, line }) =>
    (await checkPicture(root, entry, url, alt)).map((message) => problemOn(line, message)),
  );
  return [
    ...(await Promise.all(found)).flat(),
    ...tags.map(({ text, line }) =>
      problemOn(line, `has no use for HTML: write Markdown, got ${show(text)}`),
    ),
  ];
};
