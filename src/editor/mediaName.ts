import { nameIn } from '../lib/text';
import { collections, nameField } from '../content/model/collections';
import { type Entry, valueOf } from '../content/read/entry';
import { filesNamedBy } from '../content/read/fieldsIn';
import { pathBeside, usedFiles } from '../content/read/usedFiles';

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

/** The entry of these that uses a picture or sound; undefined where none does. */
export const userOf = (path: string, entries: readonly Entry[]): Entry | undefined =>
  entries.find((entry) => usedFiles(entry).includes(path));

/**
 * What Media calls a picture or sound, given the entries of its folder, the only ones that can use it: where it is used,
 * and its name, which Decap wants to be last.
 */
export const mediaName = (path: string, entries: readonly Entry[]): string => {
  const user = userOf(path, entries);
  const name = nameIn(path);
  return user ? `Used in ${entryName(user)}: ${name}` : `Not used: ${name}`;
};

/** What is said of a file that would take another's place without anybody having asked for it. */
export const isThere = (path: string): string =>
  `${nameIn(path)} is there already: choose yours in the form that uses it, or give it another name`;

/** What is said of a file that is to be deleted, and without which there is no site. */
export const isNeeded = (path: string): string =>
  `${path} is a part of the site: it can be changed, and not deleted`;

/** What is said of a picture or sound that is to be deleted while an entry uses it. */
export const isUsed = (path: string, entry: Entry): string => {
  const whose = isTitled(entry) ? entryName(entry) : `the ${entryName(entry).toLowerCase()}`;
  const field = filesNamedBy(entry).find(({ text }) => pathBeside(entry.file, text) === path);
  return field
    ? `this is the ${field.info.label.toLowerCase()} of ${whose}: choose another there first`
    : `this picture is in the text of ${whose}: take it out there first`;
};
