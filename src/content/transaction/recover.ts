import { lstat, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentFolder } from '../model/collections';
import { sha256 } from '../read/sha256';
import { isThere, unless } from './disk';
import { dropJournal, hasJournal, type Journal, readJournal, undo } from './journal';
import { refuseLinks } from './refuseLinks';
import { stagingFolder } from './staging';

/** The folders of the transactions that are under way, and of those that will never end. */
const begun = async (root: string): Promise<string[]> => {
  const staging = join(root, stagingFolder);
  const names = (await readdir(staging).catch(unless('ENOENT'))) ?? [];
  return names.map((name) => join(staging, name));
};

/** The transactions whose journals stand. */
const unfinished = async (root: string): Promise<string[]> => {
  const folders = await begun(root);
  const isUnfinished = await Promise.all(folders.map(hasJournal));
  return folders.filter((_, index) => isUnfinished[index]);
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

/** A process of the same number may be another one by now: no transaction takes as long as this. */
const forgottenMs = 600_000;

/** Whether another process is about to write what is made ready in a folder. */
const isUnderWay = async (folder: string): Promise<boolean> => {
  const pid = Number(/^\d+/.exec(basename(folder))?.[0] ?? Number.NaN);
  if (!pid || pid === process.pid) return false;
  const { mtimeMs } = await lstat(folder);
  if (Date.now() - mtimeMs > forgottenMs) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const read = (path: string): Promise<Buffer | undefined> =>
  readFile(path)
    .catch(unless('ENOENT', 'ENOTDIR'))
    .then((bytes) => bytes ?? undefined);

/** What a path holds: what was there before, what was written, or what the author has made of it since. */
type State = 'old' | 'new' | 'changed';

const stateOfWritten =
  (root: string, folder: string) =>
  async ({ path, digest, kept }: Journal['written'][number]): Promise<State> => {
    const bytes = await read(join(root, path));
    if (bytes && sha256(bytes) === digest) return 'new';
    if (kept === null) return bytes ? 'changed' : 'old';
    const before = await read(join(folder, kept));
    // What is kept no longer is back in its place.
    return !before || (bytes && before.equals(bytes)) ? 'old' : 'changed';
  };

const stateOfRemoved =
  (root: string, folder: string) =>
  async ({ path, kept }: Journal['removed'][number]): Promise<State> => {
    if (!(await isThere(join(root, path)))) return 'new';
    return (await isThere(join(folder, kept))) ? 'changed' : 'old';
  };

/** What became of the transactions that were interrupted: paths from the root. */
export interface Recovered {
  /** The files whose writing was taken back. */
  readonly undone: readonly string[];
  /** The folders that hold what was kept for a transaction that can't be taken back. */
  readonly setAside: readonly string[];
}

/** Where the author has gone on since, nothing is touched: what was kept is theirs to look at. */
const setAside = async (root: string, folder: string): Promise<Recovered> => {
  const name = `${contentFolder}-before-save-${basename(folder)}`;
  await rename(folder, join(root, name));
  return { undone: [], setAside: [name] };
};

const recoverOne = async (root: string, folder: string): Promise<Recovered> => {
  const journal = await readJournal(folder).catch(() => 'unreadable' as const);
  if (journal === 'unreadable') return setAside(root, folder);
  const states = journal
    ? await Promise.all([
        ...journal.written.map(stateOfWritten(root, folder)),
        ...journal.removed.map(stateOfRemoved(root, folder)),
      ])
    : [];
  if (states.includes('changed')) return setAside(root, folder);
  // All of it is done: only its end was not noted.
  const isPart = journal && states.includes('old');
  if (isPart) await undo(root, folder, journal);
  if (journal) await dropJournal(folder);
  await rm(folder, { recursive: true, force: true });
  return {
    undone: isPart ? [...journal.written, ...journal.removed].map(({ path }) => path) : [],
    setAside: [],
  };
};

/** Takes back the transactions whose processes have ended in the middle of them, and clears up after the others. */
export const recover = async (root: string): Promise<Recovered> => {
  await refuseLinks(root, stagingFolder);
  const recovered: Recovered[] = [];
  for (const folder of await begun(root)) {
    if (!(await isUnderWay(folder))) recovered.push(await recoverOne(root, folder));
  }
  return {
    undone: recovered.flatMap(({ undone }) => undone),
    setAside: recovered.flatMap((one) => one.setAside),
  };
};
