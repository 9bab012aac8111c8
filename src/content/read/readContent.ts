import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { atMost } from '../../lib/atMost';
import type { Entry } from './entry';
import { contentFolder } from '../model/collections';
import { listContent } from './listContent';
import { collectionOf, placesFor } from '../model/entryFiles';
import { limitBytes, UnreadableFile } from './parsedFile';
import { type Problem, reasonOf } from './problem';
import { mostSeconds, readInTime } from './readInTime';

/** What Gatsby takes for JSON or Markdown, and would stumble over unchecked. */
const readByGatsby = /\.(json|map|md|markdown|mkd)$/i;

const unreadable = (file: string, error: unknown): Problem | null =>
  error instanceof UnreadableFile ? { file, line: error.line, message: error.message } : null;

/** A content file as an entry, given its path in `data/` and its text; or as the problem that keeps it from being one. */
export const parseEntry = (path: string, text: string, seconds = mostSeconds): Entry | Problem => {
  const file = `${contentFolder}/${path}`;
  const found = collectionOf(path);
  if (!found) return { file, message: `no page reads this file: the content lies in ${placesFor(path)}` };
  try {
    return { ...found, file, parsed: readInTime(path, text, seconds) };
  } catch (error) {
    const problem = unreadable(file, error);
    if (!problem) throw error;
    return problem;
  }
};

const isEntry = (read: Entry | Problem): read is Entry => 'parsed' in read;
const isProblem = (read: Entry | Problem): read is Problem => !isEntry(read);

/** The text of a file, by its path in `data/`; or the problem that keeps it from being read. */
const readText = async (root: string, path: string): Promise<string | Problem> => {
  const file = `${contentFolder}/${path}`;
  try {
    limitBytes((await stat(join(root, file))).size);
    return await readFile(join(root, file), 'utf8');
  } catch (error) {
    return unreadable(file, error) ?? { file, message: `cannot be read: ${reasonOf(error)}` };
  }
};

/** So many files are open at a time: systems allow about a thousand. */
const inTurns = atMost(64);

/** How many times as long as one text may all take together. */
const mostTogether = 2;

/** The texts as entries, up to where they are too much together. */
const parseEntries = (
  texts: readonly { readonly path: string; readonly text: string | Problem }[],
  seconds: number,
) => {
  const read: (Entry | Problem)[] = [];
  const started = performance.now();
  for (const { path, text } of texts) {
    const found = typeof text === 'string' ? parseEntry(path, text, seconds) : text;
    if (performance.now() - started > mostTogether * seconds * 1000) {
      const message = 'is where the content gets too much to be checked: make the files up to here smaller';
      return [...read, { file: `${contentFolder}/${path}`, line: 1, message }];
    }
    read.push(found);
  }
  return read;
};

/** All content below a root: the paths of its files in `data/`, its entries, and the files that are none. */
export interface Content {
  readonly paths: readonly string[];
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
}

/** Reads all content below `root`, every file once, and none for more than so many seconds. */
export const readContent = async (root: string, seconds = mostSeconds): Promise<Content> => {
  const { paths, problems } = await listContent(root);
  const texts = paths
    .filter((path) => readByGatsby.test(path))
    .map(async (path) => ({ path, text: await inTurns(() => readText(root, path)) }));
  const read = parseEntries(await Promise.all(texts), seconds);
  return { paths, entries: read.filter(isEntry), problems: [...problems, ...read.filter(isProblem)] };
};
