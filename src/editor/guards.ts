import { type Collection, collections, nameField } from '../content/model/collections';
import { collectionOf, isTranslationFile, pathInContent } from '../content/model/entryFiles';
import { fileKindOf } from '../content/model/fileTypes';
import type { Entry } from '../content/read/entry';
import { filesNamedBy } from '../content/read/fieldsIn';
import { Refused } from '../content/read/refused';
import { pathBeside, usedFiles } from '../content/read/usedFiles';
import { nameOfEntry } from './app/nameOfEntry';

const userOf = (path: string, entries: readonly Entry[]): Entry | undefined =>
  entries.find((entry) => usedFiles(entry).includes(path));

/** The refusal of a new entry whose file is that of another: both are called the same. */
export const nameTaken = (path: string): Refused => {
  const found = collectionOf(pathInContent(path));
  return new Refused({
    field: found ? nameField(found.collection) : undefined,
    message: 'another entry has this one already',
  });
};

/** Throws Refused where a file can't be deleted: the site is nothing without it, or an entry of its folder uses it. */
export const refuseDeletion = (path: string, entries: readonly Entry[]): void => {
  const found = collectionOf(pathInContent(path));
  if (found && ('one' in collections[found.collection] || isTranslationFile(pathInContent(path)))) return;
  if (found || !fileKindOf(path))
    throw new Refused(`${path} is a part of the site: it can be changed, and not deleted`);
  const user = userOf(path, entries);
  if (!user) return;
  const { files, label }: Collection = collections[user.collection];
  const whose = files.includes('*') ? nameOfEntry(user) : `the ${label.toLowerCase()}`;
  const field = filesNamedBy(user).find(({ text }) => pathBeside(user.file, text) === path);
  throw new Refused(
    field
      ? `this is the ${field.info.label.toLowerCase()} of ${whose}: choose another there first`
      : `this picture is in the text of ${whose}: take it out there first`,
  );
};
