import { collectionNames, collections, type CollectionName } from '../model/collections';
import { type Entry, valueOf } from '../read/entry';

/** The number that the next entry of each collection gets; none where entries have no numbers. */
export type NextIds = Readonly<Partial<Record<CollectionName, number>>>;

/** The next free number of every collection: one more than the largest. */
export const nextIds = (entries: readonly Entry[]): NextIds => {
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
