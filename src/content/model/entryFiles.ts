import { collectionNames, collections, type CollectionName, contentFolder } from './collections';

/** A file of `data/` that belongs to a collection. */
export interface EntryFile {
  readonly collection: CollectionName;
  /** The entry's name in addresses: what the star of the pattern stands for, else the folder's name. */
  readonly slug: string;
}

const toRegExp = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '([^/]+)')}$`);

const matchers = collectionNames.map((collection) => ({
  collection,
  regExp: toRegExp(collections[collection].files),
}));

/** The collection and slug of a file, given its path below `data/` with slashes; null if it has none. */
export const collectionOf = (path: string): EntryFile | null => {
  for (const { collection, regExp } of matchers) {
    const match = regExp.exec(path);
    if (match) return { collection, slug: match[1] ?? path.split('/').at(-2) ?? collection };
  }
  return null;
};

/** Whether a file of the content is of the kind in which entries are written, by its name. */
export const isEntryFile = (path: string): boolean => /\.(json|md)$/.test(path);

/** The path below `data/` of a file whose path is from the root. */
export const pathInContent = (file: string): string => file.slice(contentFolder.length + 1);

/** The patterns that a file whose path fits none of them may have been meant for, as a text for its author. */
export const placesFor = (path: string): string => {
  const patterns = Object.values(collections).map(({ files }) => `${contentFolder}/${files}`);
  const near = patterns.filter((pattern) => pattern.split('/')[1] === path.split('/')[0]);
  return (near.length ? near : patterns).join(', ');
};
