import { lstat, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { newProblems } from '../content/check/checkSave';
import { isEntryFile } from '../content/model/entryFiles';
import { fileKindOf } from '../content/model/fileTypes';
import { readContent } from '../content/read/readContent';
import { Refused, refuseProblems } from '../content/read/refused';
import { refuseLinks } from '../content/transaction/refuseLinks';
import { transact } from '../content/transaction/transact';
import { refuseDeletion } from './guards';
import type { Params } from './requests';
import { refuseStale } from './version';

/** Throws Refused where something lies beside an entry that is neither of it nor a trace of the system. */
const refuseOthers = async (root: string, folder: string, path: string): Promise<void> => {
  const names = await readdir(join(root, folder));
  const other = names.find((name) => !name.startsWith('.') && name !== basename(path) && !fileKindOf(name));
  if (other) throw new Refused(`${folder}/${other} lies there too and would be lost: move it first`);
};

/**
 * Deletes an entry with its pictures, or a picture or sound that no entry uses. Throws Refused where the site cannot be
 * without it, and StaleSave where an entry is not as it was at `base`. `today` is an ISO date.
 */
export const remove = async (
  root: string,
  { paths: [path], base = null }: Params<'deleteFiles'>,
  today: string,
): Promise<void> => {
  await refuseLinks(root, path);
  const { entries } = await readContent(root);
  refuseDeletion(path, entries);
  if (!(await lstat(join(root, path)).catch(() => null))?.isFile())
    throw new Refused(`there is no file ${path}`);
  const isEntry = isEntryFile(path);
  // An entry goes with its folder and the pictures in it, or is a file of its own.
  const goes = isEntry && /\/index\.\w+$/.test(path) ? dirname(path) : path;
  if (isEntry) {
    if (base === null)
      throw new Refused('the deletion does not say what state it is of: open the entry again');
    await refuseStale(root, path, base);
    if (goes !== path) await refuseOthers(root, goes, path);
    const others = entries.filter(({ file }) => file !== path);
    refuseProblems(newProblems(entries, others, today), path);
  }
  await transact(root, ({ remove: takeAway }) => {
    takeAway(goes);
    return Promise.resolve();
  });
};
