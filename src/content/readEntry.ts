import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry } from './entry';
import { contentFolder } from './collections';
import { reasonOf } from './errors';
import { listContent } from './listContent';
import { collectionOf, placesFor } from './places';
import { parseContent } from './parse';
import { UnreadableFile } from './parsedFile';
import type { Problem } from './problem';

/** A content file as an entry, given its path in `data/` and its text; or as the problem that keeps it from being one. */
export const toEntry = (path: string, text: string): Entry | Problem => {
  const file = `${contentFolder}/${path}`;
  const found = collectionOf(path);
  if (!found) return { file, message: `no page reads this file: the content lies in ${placesFor(path)}` };
  try {
    return { ...found, file, parsed: parseContent(path, text) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { file, line: error.line, message: error.message };
    throw error;
  }
};

const readEntry = async (root: string, path: string): Promise<Entry | Problem> => {
  try {
    return toEntry(path, await readFile(join(root, contentFolder, path), 'utf8'));
  } catch (error) {
    return { file: `${contentFolder}/${path}`, message: `cannot be read: ${reasonOf(error)}` };
  }
};

/** All content below a root: the paths of its files in `data/`, its entries, and the files that are none. */
export interface Content {
  readonly paths: readonly string[];
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
}

const isEntry = (read: Entry | Problem): read is Entry => 'parsed' in read;
const isProblem = (read: Entry | Problem): read is Problem => !isEntry(read);

/** Reads all content below `root`, every file once. */
export const readContent = async (root: string): Promise<Content> => {
  const { paths, problems } = await listContent(root);
  const texts = paths.filter((path) => /\.(json|md)$/.test(path));
  const read = await Promise.all(texts.map((path) => readEntry(root, path)));
  return { paths, entries: read.filter(isEntry), problems: [...problems, ...read.filter(isProblem)] };
};
