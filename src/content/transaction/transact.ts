import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { sha256 } from '../read/sha256';
import { writeSynced } from './disk';
import {
  apply,
  dropJournal,
  hasJournal,
  plan,
  type Ready,
  stagingFolder,
  undo,
  writeJournal,
} from './journal';
import { refuseLinks } from './refuseLinks';

/** Writes and removals that happen all or not at all. Paths are from the root, with slashes. */
export interface Transaction {
  /** Makes a file ready. Until the end nobody sees it. */
  readonly write: (path: string, bytes: string | Buffer) => Promise<void>;
  /** Takes a file away, or a folder with all in it. */
  readonly remove: (path: string) => void;
}

/**
 * Does all that `work` asks for, or nothing where it throws or the disk fails. Every file is written aside, synced and
 * moved into place in one step, so that whoever reads finds the old one or the new one, whole. A machine that stops in
 * between leaves a journal, by which recover.ts takes back what was done. Resolves with what `work` does.
 */
export const transact = async <T>(
  root: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  await refuseLinks(root, stagingFolder);
  const folder = join(root, stagingFolder, `${process.pid}-${randomUUID()}`);
  const ready: Ready[] = [];
  const removed: string[] = [];
  try {
    await mkdir(folder, { recursive: true });
    const result = await work({
      write: async (path, bytes) => {
        // With its ending, by which its readers judge it.
        const name = `${ready.length}${extname(path)}`;
        await writeSynced(join(folder, name), bytes);
        ready.push({ path, name, digest: sha256(bytes) });
      },
      remove: (path) => void removed.push(path),
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
    if (!(await hasJournal(folder)))
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
};
