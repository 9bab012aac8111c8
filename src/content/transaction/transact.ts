import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentFolder } from '../collections';
import { unless, writeSynced } from './disk';
import { apply, digestOf, dropJournal, plan, readJournal, type Ready, undo, writeJournal } from './journal';
import { refuseLinks } from './refuseLinks';

/**
 * Where writes are made ready, from the root: beside the content, since a file can be moved into place in one step on
 * its own disk only. Hidden, so that neither the checks nor Gatsby look into it.
 */
export const stagingFolder = `${contentFolder}/.writing`;

/** Writes and removals that happen all or not at all. Paths are from the root, with slashes. */
export interface Transaction {
  /** Makes a file ready. Until the end nobody sees it. */
  readonly write: (path: string, bytes: string | Buffer) => Promise<void>;
  /** Takes a file away, or a folder with all in it. */
  readonly remove: (path: string) => void;
  /** Where the bytes of a file lie now, given its absolute path: those of one made ready lie elsewhere. */
  readonly locate: (path: string) => string;
}

/**
 * Does all that `work` asks for, or nothing where it throws or the disk fails. Every file is written aside, synced and
 * moved into place in one step, so that whoever reads finds the old one or the new one, whole. A machine that stops in
 * between leaves a journal, by which `undoInterrupted` takes back what was done. Resolves with what `work` does.
 */
export const transact = async <T>(
  root: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  await refuseLinks(root, stagingFolder);
  const folder = join(root, stagingFolder, randomUUID());
  const ready: Ready[] = [];
  const removed: string[] = [];
  try {
    await mkdir(folder, { recursive: true });
    const result = await work({
      write: async (path, bytes) => {
        // With its ending, by which its readers judge it.
        const name = `${ready.length}${extname(path)}`;
        await writeSynced(join(folder, name), bytes);
        ready.push({ path, name, digest: digestOf(bytes) });
      },
      remove: (path) => void removed.push(path),
      locate: (path) => {
        const found = ready.find((file) => join(root, file.path) === path);
        return found ? join(folder, found.name) : path;
      },
    });
    const journal = await plan(root, folder, ready, removed);
    await writeJournal(folder, journal);
    try {
      await apply(root, folder, journal);
      await dropJournal(folder);
    } catch (error) {
      await undo(root, folder, journal);
      await dropJournal(folder);
      throw error;
    }
    return result;
  } finally {
    // What is left of it means nothing any more, wherever that fails.
    if (!(await readJournal(folder)))
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
};

/** The folders of the transactions that are under way, and of those that will never end. */
const begun = async (root: string): Promise<string[]> => {
  const staging = join(root, stagingFolder);
  const names = (await readdir(staging).catch(unless('ENOENT'))) ?? [];
  return names.map((name) => join(staging, name));
};

/** The transactions whose journals stand. */
const unfinished = async (root: string): Promise<string[]> => {
  const folders = await begun(root);
  const journals = await Promise.all(folders.map(readJournal));
  return folders.filter((_, index) => journals[index]);
};

/** In this time the editor has long written all that it writes at once. */
const longestMs = 1000;

/** Whether a process ended in the middle of a transaction, and not merely is in the middle of one. */
export const isInterrupted = async (root: string): Promise<boolean> => {
  const before = await unfinished(root);
  if (before.length === 0) return false;
  await new Promise((resolve) => setTimeout(resolve, longestMs));
  const after = await unfinished(root);
  return before.some((folder) => after.includes(folder));
};

/** Takes back the transactions that were interrupted when their process ended. Resolves with the files that they were writing. */
export const undoInterrupted = async (root: string): Promise<string[]> => {
  await refuseLinks(root, stagingFolder);
  const undone: string[] = [];
  for (const folder of await begun(root)) {
    const journal = await readJournal(folder);
    if (journal) {
      await undo(root, folder, journal);
      await dropJournal(folder);
      undone.push(...[...journal.written, ...journal.removed].map(({ path }) => path));
    }
    await rm(folder, { recursive: true, force: true });
  }
  return undone;
};
