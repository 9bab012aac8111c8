import { collections, nameField } from '../content/model/collections';
import { collectionOf, isTranslationFile, pathInContent } from '../content/model/entryFiles';
import { fileKindOf } from '../content/model/fileTypes';
import { type Entry, valueOf } from '../content/read/entry';
import { filesNamedBy } from '../content/read/fieldsIn';
import { Refused } from '../content/read/refused';
import { pathBeside, usedFiles } from '../content/read/usedFiles';
import { nameIn } from '../lib/text';

/** The most letters of a title, so that the name after it stays on its tile. */
const longest = 40;

/** Whether there are several of its kind. */
const isTitled = ({ collection }: Entry): boolean => collections[collection].files.includes('*');

/** What the author calls an entry: by its title, where there are several of its kind. */
export const entryName = (entry: Entry): string => {
  const title = valueOf(entry, nameField(entry.collection) ?? '');
  return isTitled(entry) && typeof title === 'string'
    ? title.slice(0, longest)
    : collections[entry.collection].label;
};

const userOf = (path: string, entries: readonly Entry[]): Entry | undefined =>
  entries.find((entry) => usedFiles(entry).includes(path));

/**
 * What Media calls a picture or sound, given the entries of its folder, the only ones that can use it: where it is used,
 * and its name, which Decap wants to be last.
 */
export const mediaName = (path: string, entries: readonly Entry[]): string => {
  const user = userOf(path, entries);
  return `${user ? `Used in ${entryName(user)}` : 'Not used'}: ${nameIn(path)}`;
};

/** The refusal of a file that would take another's place without anybody having asked for it. */
export const mediaTaken = (path: string): Refused =>
  new Refused(
    `${nameIn(path)} is there already: choose yours in the form that uses it, or give it another name`,
  );

/** The refusal of a new entry whose file is that of another: both are called the same. */
export const nameTaken = (path: string): Refused => {
  const found = collectionOf(pathInContent(path));
  return new Refused({
    field: found ? nameField(found.collection) : undefined,
    message: 'another entry has this one already',
  });
};

/** The file that a new entry wants. Decap counts on where its name is taken, in a folder that then has two entries. */
export const wantedPath = (path: string): string => path.replace(/(\/index)-\d+(\.\w+)$/, '$1$2');

/** Throws Refused where a file can't be deleted: the site is nothing without it, or an entry of its folder uses it. */
export const refuseDeletion = (path: string, entries: readonly Entry[]): void => {
  const found = collectionOf(pathInContent(path));
  if (found && ('one' in collections[found.collection] || isTranslationFile(pathInContent(path)))) return;
  if (found || !fileKindOf(path))
    throw new Refused(`${path} is a part of the site: it can be changed, and not deleted`);
  const user = userOf(path, entries);
  if (!user) return;
  const whose = isTitled(user) ? entryName(user) : `the ${entryName(user).toLowerCase()}`;
  const field = filesNamedBy(user).find(({ text }) => pathBeside(user.file, text) === path);
  throw new Refused(
    field
      ? `this is the ${field.info.label.toLowerCase()} of ${whose}: choose another there first`
      : `this picture is in the text of ${whose}: take it out there first`,
  );
};
