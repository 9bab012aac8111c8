import { checkEntry, type Entry } from './checkEntry';
import { checkTogether } from './checkTogether';
import type { Problem } from './problem';
import { listContent, readEntry } from './readEntry';

const isEntry = (read: Entry | Problem): read is Entry => 'parsed' in read;
const isProblem = (read: Entry | Problem): read is Problem => !isEntry(read);

const compare = (a: Problem, b: Problem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0);

/**
 * Checks all content below `root` and returns every mistake, sorted by file and line. `today` is an ISO
 * date: no date of the content may lie after it. Reads the disk, writes nothing.
 */
export const checkContent = async (root: string, today: string): Promise<Problem[]> => {
  const paths = await listContent(root);
  const texts = paths.filter((path) => /\.(json|md)$/.test(path));
  const read = await Promise.all(texts.map((path) => readEntry(root, path)));
  const entries = read.filter(isEntry);
  const single = await Promise.all(entries.map((entry) => checkEntry(root, entry, today)));
  return [...read.filter(isProblem), ...single.flat(), ...checkTogether(paths, entries)].sort(compare);
};
