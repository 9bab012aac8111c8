import { collectionNames, type CollectionName } from './collections';
import { type Entry, valueOf } from './entry';

/** The number that the next entry of each collection gets. */
export type NextIds = Readonly<Record<CollectionName, number>>;

/** The next free number of every collection: one more than the largest. */
export const nextIds = (entries: readonly Entry[]): NextIds => {
  const next = (collection: CollectionName): number => {
    const ids = entries
      .filter((entry) => entry.collection === collection)
      .map((entry) => valueOf(entry, 'id'))
      .filter((id) => typeof id === 'number');
    return Math.max(0, ...ids) + 1;
  };
  return Object.fromEntries(collectionNames.map((name) => [name, next(name)])) as NextIds;
};
