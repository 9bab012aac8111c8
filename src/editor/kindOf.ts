import { type CollectionName, collections, pageCollections } from '../content/model/collections';

/** What an entry of a collection is called, as "book"; of what there is once, its own name. */
export const kindOf = (name: CollectionName): string => {
  const its = collections[name];
  if ('one' in its) return its.one;
  if (pageCollections.includes(name)) return 'page';
  return name === 'translations' ? 'translation' : its.label.toLowerCase();
};
