import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, contentFolder } from '../content/model/collections';
import { pathOfEntry } from '../content/model/entryFiles';
import { committedAt } from '../git/committedAt';
import { makeGit } from '../git/git';

/** When an entry got as it is. */
export type ChangedAt = (collection: CollectionName, slug: string) => Date;

/**
 * When each entry got as it is: by git, and where git has not kept it so, by its file. Never later than the moment that a
 * build is told to be of (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export const changedAtIn = async (root: string): Promise<ChangedAt> => {
  const committed = await committedAt(makeGit(root), contentFolder);
  const latest = Number(process.env['SOURCE_DATE_EPOCH'] || Infinity) * 1000;
  return (collection, slug) => {
    const path = pathOfEntry(collection, slug);
    const changed = committed.get(path) ?? statSync(join(root, path)).mtime;
    return new Date(Math.min(changed.getTime(), latest));
  };
};
