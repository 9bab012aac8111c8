import { type Collection, collectionNames, collections, type CollectionName } from '../model/collections';
import { type Entry, valueOf } from '../read/entry';

/** The next free number of every collection, one more than the largest; none where entries have no numbers. */
export const nextIds = (entries: readonly Entry[]): Readonly<Partial<Record<CollectionName, number>>> => {
  const next = (collection: CollectionName): number => {
    const ids = entries
      .filter((entry) => entry.collection === collection)
      .map((entry) => valueOf(entry, 'id'))
      .filter((id) => typeof id === 'number');
    return Math.max(0, ...ids) + 1;
  };
  const numbered = collectionNames.filter((name) => 'id' in collections[name].schema.shape);
  return Object.fromEntries(numbered.map((name) => [name, next(name)]));
};

/** The name in addresses of a new entry whose title gives none: what it is, and a number that no other has, like book-12. */
export const spareSlug = (collection: CollectionName, entries: readonly Entry[]): string => {
  const { one = collection }: Collection = collections[collection];
  const taken = entries.filter((entry) => entry.collection === collection).map(({ slug }) => slug);
  let number = nextIds(entries)[collection] ?? taken.length + 1;
  while (taken.includes(`${one}-${number}`)) number += 1;
  return `${one}-${number}`;
};
