import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { usedFiles } from '../content/advise';
import { collections } from '../content/collections';
import { collectionOf, pathInContent } from '../content/places';
import { readContent } from '../content/readEntry';
import { refuseLinks } from '../content/transaction/refuseLinks';
import { transact } from '../content/transaction/transact';
import { newProblems } from '../content/checkSave';
import { RefusedSave, refuseSave } from './refusal';
import { refuseStale } from './refuseStale';
import type { Params } from './requests';

/** What goes with an entry: its folder with the pictures in it, or its file where that is all. */
const whatGoes = (path: string): string => {
  const found = collectionOf(pathInContent(path));
  if (!found || !('one' in collections[found.collection])) {
    throw new RefusedSave(`${path} is a part of the site: it can be changed, and not deleted`);
  }
  return /\/index\.\w+$/.test(path) ? dirname(path) : path;
};

const isEntry = (path: string): boolean => /\.(json|md)$/.test(path);

/**
 * Deletes an entry with its pictures, or a picture or sound that no entry uses. Throws RefusedSave where the site cannot
 * be without it, and StaleSave where an entry is not as it was at `base`.
 */
export const remove = async (
  root: string,
  { paths: [path], base = null }: Params<'deleteFiles'>,
): Promise<void> => {
  await refuseLinks(root, path);
  const goes = isEntry(path) ? whatGoes(path) : path;
  const found = await lstat(join(root, path)).catch(() => null);
  if (!found?.isFile()) throw new RefusedSave(`there is no file ${path}`);
  const { entries } = await readContent(root);
  if (isEntry(path)) {
    await refuseStale(root, path, base);
    refuseSave(
      newProblems(
        entries,
        entries.filter(({ file }) => file !== path),
      ),
      path,
    );
  } else {
    const user = entries.find((entry) => usedFiles(entry).includes(path));
    if (user) throw new RefusedSave(`${path} is used in ${user.file}: choose another there first`);
  }
  await transact(root, ({ remove: takeAway }) => {
    takeAway(goes);
    return Promise.resolve();
  });
};
