import { isEntryFile } from '../../content/model/entryFiles';
import type { Entry } from '../../content/read/entry';
import { Refused } from '../../content/read/refused';
import { folderOf } from '../../lib/text';
import { refuseDeletion } from '../guards';
import { isMedia, placeOfEntry } from './paths';

/** What goes with an entry: its folder with the pictures in it, or its file. Throws Refused where others lie there. */
const goesWith = (path: string, paths: readonly string[], gone: ReadonlySet<string>): string => {
  const folder = placeOfEntry(path);
  if (!isEntryFile(path) || folder === path) return path;
  const other = paths.find(
    (one) => one.startsWith(`${folder}/`) && !gone.has(one) && !(folderOf(one) === folder && isMedia(one)),
  );
  if (other) throw new Refused(`${other} lies there too and would be lost: move it first`);
  return folder;
};

/** What is removed for files to go. Throws Refused where one must stay. */
export const removals = (
  gone: ReadonlySet<string>,
  bases: Readonly<Record<string, string | null>>,
  paths: readonly string[],
  written: readonly string[],
  after: readonly Entry[],
): string[] => {
  for (const path of gone) {
    refuseDeletion(path, after);
    if (!paths.includes(path)) throw new Refused(`there is no file ${path}`);
    if (isEntryFile(path) && (bases[path] ?? null) === null)
      throw new Refused('the deletion does not say what state it is of: open the entry again');
  }
  const all = [...gone].map((path) => goesWith(path, [...paths, ...written], gone));
  return all.filter((path) => !all.includes(folderOf(path)));
};
