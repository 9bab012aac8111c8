import { mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentFolder } from '../model/collections';
import { exists, syncFolder, unless, writeSynced } from './disk';
import { foldersAround, refuseLinks } from './refuseLinks';

/**
 * Where writes are made ready, from the root: beside the content, since a file can be moved into place in one step on
 * its own disk only, and hidden from the checks and from Gatsby. Each transaction has a folder there, whose name begins
 * with the number of its process.
 */
export const stagingFolder = `${contentFolder}/.writing`;

/** A file made ready. */
export interface Ready {
  readonly path: string;
  /** Its name in the staging folder. */
  readonly name: string;
  /** The SHA-256 of its bytes. */
  readonly digest: string;
}

/** What is done to the content, and how it is undone. `kept` is the name in the staging folder of what was there. */
export interface Journal {
  readonly written: readonly (Ready & { readonly kept: string | null })[];
  readonly removed: readonly { readonly path: string; readonly kept: string }[];
  /** Folders that were not there, from the outermost to the innermost. */
  readonly made: readonly string[];
}

const journalIn = (folder: string): string => join(folder, 'journal.json');

/** What it takes to write and to remove these, with a copy of all that is replaced. Throws Refused. */
export const plan = async (
  root: string,
  folder: string,
  ready: readonly Ready[],
  removed: readonly string[],
): Promise<Journal> => {
  for (const path of [...ready.map((file) => file.path), ...removed]) await refuseLinks(root, path);
  const written: Journal['written'][number][] = [];
  for (const file of ready) {
    const path = join(root, file.path);
    const kept = (await exists(path)) ? `${file.name}.kept` : null;
    // Not a second name: Gatsby would look when that is made, before the file is replaced, and go on showing the old state.
    if (kept) await writeSynced(join(folder, kept), await readFile(path));
    written.push({ ...file, kept });
  }
  const made: string[] = [];
  for (const path of new Set(ready.flatMap((file) => foldersAround(file.path))))
    if (!(await exists(join(root, path)))) made.push(path);
  return { written, removed: removed.map((path, index) => ({ path, kept: `removed-${index}` })), made };
};

/** Writes the journal: from here on what is done can be taken back. */
export const writeJournal = async (folder: string, journal: Journal): Promise<void> => {
  const unfinished = `${journalIn(folder)}.new`;
  await writeSynced(unfinished, JSON.stringify(journal));
  await rename(unfinished, journalIn(folder));
  await syncFolder(folder);
};

/** Whether a journal stands in a folder, readable or not. */
export const hasJournal = (folder: string): Promise<boolean> => exists(journalIn(folder));

/** The journal that a process has left in a folder; null where none stands. */
export const readJournal = async (folder: string): Promise<Journal | null> => {
  const text = await readFile(journalIn(folder), 'utf8').catch(unless('ENOENT', 'ENOTDIR'));
  return text ? (JSON.parse(text) as Journal) : null;
};

/** Does what a journal lists. */
export const apply = async (
  root: string,
  folder: string,
  { written, removed, made }: Journal,
): Promise<void> => {
  for (const path of made) await mkdir(join(root, path));
  for (const { path, name } of written) await rename(join(folder, name), join(root, path));
  for (const { path, kept } of removed) await rename(join(root, path), join(folder, kept));
  const changed = [...written, ...removed].map(({ path }) => path).concat(made);
  await Promise.all([...new Set(changed.map(dirname))].map((path) => syncFolder(join(root, path))));
};

/** Takes back what a journal lists, whether all of it was done, or a part, or a part of it is taken back already. */
export const undo = async (
  root: string,
  folder: string,
  { written, removed, made }: Journal,
): Promise<void> => {
  for (const { path, kept } of removed) {
    await rename(join(folder, kept), join(root, path)).catch(unless('ENOENT'));
  }
  for (const { path, name, kept } of written) {
    // What is still ready was never moved into place: what is there is not of this transaction.
    if (await exists(join(folder, name))) continue;
    if (kept) await rename(join(folder, kept), join(root, path)).catch(unless('ENOENT'));
    else await rm(join(root, path), { force: true });
  }
  for (const path of [...made].reverse()) {
    await rmdir(join(root, path)).catch(unless('ENOENT', 'ENOTEMPTY', 'EEXIST'));
  }
};

/** The end of a transaction: from here on nothing takes it back. */
export const dropJournal = async (folder: string): Promise<void> => {
  await rm(journalIn(folder), { force: true });
  await syncFolder(folder);
};
