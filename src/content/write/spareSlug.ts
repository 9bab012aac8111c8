import { type Collection, collections, type CollectionName } from '../model/collections';
import type { Entry } from '../read/entry';
import { nextIds } from './nextIds';

/** The name in addresses of a new entry whose title gives none: what it is, and a number that no other has, like book-12. */
export const spareSlug = (collection: CollectionName, entries: readonly Entry[]): string => {
  const { one = collection }: Collection = collections[collection];
  const taken = entries.filter((entry) => entry.collection === collection).map(({ slug }) => slug);
  const from = (number: number): string => {
    const slug = `${one}-${number}`;
    return taken.includes(slug) ? from(number + 1) : slug;
  };
  return from(nextIds(entries)[collection] ?? taken.length + 1);
};
