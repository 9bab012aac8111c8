import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionOf, contentFolder, placesFor } from './collections';
import { checkEntry, type Entry } from './checkEntry';
import { checkTogether } from './checkTogether';
import { parseFrontmatter, parseJson, UnreadableFile } from './parse';
import type { Problem } from './problem';

const contentFiles = async (root: string): Promise<string[]> => {
  const found = await readdir(join(root, contentFolder), { recursive: true, withFileTypes: true });
  return found
    .filter((file) => file.isFile() && /\.(json|md)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name).slice(join(root, contentFolder).length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
};

const readEntry = async (root: string, path: string): Promise<Entry | Problem> => {
  const file = `${contentFolder}/${path}`;
  const found = collectionOf(path);
  if (!found) return { file, message: `no page reads this file: the content lies in ${placesFor(path)}` };
  const text = await readFile(join(root, file), 'utf8');
  try {
    return { ...found, file, parsed: path.endsWith('.md') ? parseFrontmatter(text) : parseJson(text) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { file, line: error.line, message: error.message };
    throw error;
  }
};

const isEntry = (read: Entry | Problem): read is Entry => 'parsed' in read;
const isProblem = (read: Entry | Problem): read is Problem => !isEntry(read);

const compare = (a: Problem, b: Problem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0);

/**
 * Checks all content below `root` and returns every mistake, sorted by file and line. `today` is an ISO
 * date: no date of the content may lie after it. Reads the disk, writes nothing.
 */
export const checkContent = async (root: string, today: string): Promise<Problem[]> => {
  const paths = await contentFiles(root);
  const read = await Promise.all(paths.map((path) => readEntry(root, path)));
  const entries = read.filter(isEntry);
  const single = await Promise.all(entries.map((entry) => checkEntry(root, entry, today)));
  return [...read.filter(isProblem), ...single.flat(), ...checkTogether(paths, entries)].sort(compare);
};
