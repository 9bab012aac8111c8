import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unless } from './disk';
import { hasJournal, stagingFolder } from './journal';

/** The folders of the transactions that are under way, and of those that will never end. */
export const begunIn = async (root: string): Promise<string[]> => {
  const staging = join(root, stagingFolder);
  const names = (await readdir(staging).catch(unless('ENOENT'))) ?? [];
  return names.map((name) => join(staging, name));
};

const unfinishedIn = async (root: string): Promise<string[]> => {
  const unfinished: string[] = [];
  for (const folder of await begunIn(root)) if (await hasJournal(folder)) unfinished.push(folder);
  return unfinished;
};

/** In this time the editor has long written all that it writes at once. */
const longestMs = 1000;

/** Whether a process ended in the middle of a transaction, and not merely is in the middle of one. */
export const isInterrupted = async (root: string): Promise<boolean> => {
  const before = await unfinishedIn(root);
  if (before.length === 0) return false;
  await new Promise((resolve) => setTimeout(resolve, longestMs));
  const after = await unfinishedIn(root);
  return before.some((folder) => after.includes(folder));
};
