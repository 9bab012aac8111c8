import type { CatalogueCollection } from './paths';

/** Where a column of the author's own means another field in some collections, as a description is the blurb of a book. */
const elsewhere: readonly (readonly [
  target: string,
  path: string,
  collections: readonly CatalogueCollection[],
])[] = [
  ['about.blurb', 'description', ['stories', 'series']],
  ['description', 'about.blurb', ['books', 'audiobooks', 'anthologies']],
  ['about.notes', 'notes', ['stories']],
  ['notes', 'about.notes', ['books', 'audiobooks', 'anthologies']],
  ['edition.narrator', 'audio.narrator', ['audiobooks']],
  ['audio.narrator', 'edition.narrator', ['books', 'anthologies']],
];

/** The field of a collection that a column of the author's own means. */
export const ownTarget = (collection: CatalogueCollection, target: string): string =>
  elsewhere.find(([from, , collections]) => from === target && collections.includes(collection))?.[1] ??
  target;

/** The columns that name people, and their parts in a work. */
export const peopleColumns: Readonly<Record<string, string>> = {
  'edition.translator': 'translator',
  'audio.narrator': 'narrator',
  'contents.editor': 'editor',
  illustrator: 'illustrator',
};

/** Several names in one cell. */
export const namesIn = (text: string): string[] =>
  text
    .split(/\s*(?:[;&\n]|,(?! (?:Jr|Sr)\b)|\b(?:and|und|y)\b)\s*/)
    .map((name) => name.trim())
    .filter(Boolean);
