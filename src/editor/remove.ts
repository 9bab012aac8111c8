import { Refused, refuseProblems } from '../content/read/refused';
import { lstat, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { newProblems } from '../content/check/checkSave';
import { collections } from '../content/model/collections';
import { fileKindOf } from '../content/model/fileTypes';
import { collectionOf, isEntryFile, pathInContent } from '../content/model/entryFiles';
import { readContent } from '../content/read/readContent';
import { refuseLinks } from '../content/transaction/refuseLinks';
import { transact } from '../content/transaction/transact';
import { isNeeded, isUsed, userOf } from './mediaName';
import { refuseStale } from './refuseStale';
import type { Params } from './requests';
import { versionOf } from './version';

/** What goes with an entry: its folder with the pictures in it, or its file where that is all. */
const whatGoes = (path: string): string => {
  const found = collectionOf(pathInContent(path));
  if (!found || !('one' in collections[found.collection])) {
    throw new Refused(isNeeded(path));
  }
  return /\/index\.\w+$/.test(path) ? dirname(path) : path;
};

/** Throws Refused where something lies beside an entry that is neither of it nor hidden by the system. */
const refuseOthers = async (root: string, folder: string, path: string): Promise<void> => {
  const names = await readdir(join(root, folder));
  const other = names.find((name) => !name.startsWith('.') && name !== basename(path) && !fileKindOf(name));
  if (other) throw new Refused(`${folder}/${other} lies there too and would be lost: move it first`);
};

/** An entry whose state another change has made another. */
export interface Touched {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Deletes an entry with its pictures, or a picture or sound that no entry uses; resolves then with what has become of the
 * entry beside it, whose form may be open. Throws Refused where the site cannot be without it, and StaleSave where an
 * entry is not as it was at `base`. `today` is an ISO date.
 */
export const remove = async (
  root: string,
  { paths: [path], base = null }: Params<'deleteFiles'>,
  today: string,
): Promise<{ readonly touched?: Touched }> => {
  await refuseLinks(root, path);
  const goes = isEntryFile(path) ? whatGoes(path) : path;
  const found = await lstat(join(root, path)).catch(() => null);
  if (!found?.isFile()) throw new Refused(`there is no file ${path}`);
  const { entries } = await readContent(root);
  if (isEntryFile(path)) {
    if (base === null)
      throw new Refused('the deletion does not say what state it is of: open the entry again');
    await refuseStale(root, path, base);
    if (goes !== path) await refuseOthers(root, goes, path);
    refuseProblems(
      newProblems(
        entries,
        entries.filter(({ file }) => file !== path),
        today,
      ),
      path,
    );
  } else {
    const user = userOf(path, entries);
    if (user) throw new Refused(isUsed(path, user));
  }
  const beside = entries.find(({ file }) => file !== path && dirname(file) === dirname(path))?.file;
  const before = beside === undefined ? null : await versionOf(root, beside);
  await transact(root, ({ remove: takeAway }) => {
    takeAway(goes);
    return Promise.resolve();
  });
  return beside === undefined
    ? {}
    : { touched: { path: beside, before, after: await versionOf(root, beside) } };
};
