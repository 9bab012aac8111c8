import { lstat, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentFolder } from '../model/collections';
import { sha256 } from '../read/sha256';
import { exists, isRunning, unless } from './disk';
import { begunIn } from './interrupted';
import { dropJournal, type Journal, readJournal, stagingFolder, undo } from './journal';
import { refuseLinks } from './refuseLinks';

/** A process of the same number may be another one by now: no transaction takes as long as this. */
const forgottenMs = 600_000;

/** Whether another process is about to write what is made ready in a folder. */
const isUnderWay = async (folder: string): Promise<boolean> => {
  const pid = Number(/^\d+/.exec(basename(folder))?.[0] ?? Number.NaN);
  if (!pid || pid === process.pid) return false;
  const { mtimeMs } = await lstat(folder);
  return Date.now() - mtimeMs <= forgottenMs && isRunning(pid);
};

const read = async (path: string): Promise<Buffer | undefined> =>
  (await readFile(path).catch(unless('ENOENT', 'ENOTDIR'))) ?? undefined;

/** What a path holds: what was there before, what was written, or what the author has made of it since. */
type State = 'old' | 'new' | 'changed';

const stateOfWritten = async (
  root: string,
  folder: string,
  { path, digest, kept }: Journal['written'][number],
): Promise<State> => {
  const bytes = await read(join(root, path));
  if (bytes && sha256(bytes) === digest) return 'new';
  if (kept === null) return bytes ? 'changed' : 'old';
  const before = await read(join(folder, kept));
  // What is kept no longer is back in its place.
  return !before || (bytes && before.equals(bytes)) ? 'old' : 'changed';
};

const statesOf = async (root: string, folder: string, { written, removed }: Journal): Promise<Set<State>> => {
  const states = new Set<State>();
  for (const file of written) states.add(await stateOfWritten(root, folder, file));
  for (const { path, kept } of removed) {
    if (!(await exists(join(root, path)))) states.add('new');
    else states.add((await exists(join(folder, kept))) ? 'changed' : 'old');
  }
  return states;
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
  const states = journal ? await statesOf(root, folder, journal) : new Set<State>();
  if (states.has('changed')) return setAside(root, folder);
  // All of it is done: only its end was not noted.
  const isPart = journal && states.has('old');
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
  for (const folder of await begunIn(root)) {
    if (!(await isUnderWay(folder))) recovered.push(await recoverOne(root, folder));
  }
  return {
    undone: recovered.flatMap(({ undone }) => undone),
    setAside: recovered.flatMap((one) => one.setAside),
  };
};
