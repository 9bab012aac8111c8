import {
  type Collection,
  collectionNames,
  collections,
  type CollectionName,
  contentFolder,
} from './collections';

export interface EntryFile {
  readonly collection: CollectionName;
  /** The entry's name in addresses: what stands for the stars of the pattern, or the folder's name. */
  readonly slug: string;
}

const toRegExp = (pattern: string): RegExp => {
  const choices = pattern.replaceAll(
    /\{(.*?)\}/g,
    (_all, names: string) => `(${names.replaceAll(',', '|')})`,
  );
  return new RegExp(`^${choices.replaceAll('.', '\\.').replaceAll('*', '([^/]+)')}$`);
};

const matchers = collectionNames.map((collection) => {
  const { files, names }: Collection = collections[collection];
  return { collection, names, regExp: toRegExp(files) };
});

/** The collection and slug of a file, given its path below `data/` with slashes; null if it has none. */
export const collectionOf = (path: string): EntryFile | null => {
  for (const { collection, names, regExp } of matchers) {
    const match = regExp.exec(path);
    const slug = match && (match.slice(1).join('/') || (path.split('/').at(-2) ?? collection));
    if (slug && (!names || names.includes(slug))) return { collection, slug };
  }
  return null;
};

/** The path of an entry from the root: what `collectionOf` reads, the other way round. */
export const pathOfEntry = (collection: CollectionName, slug: string): string => {
  const { files }: Collection = collections[collection];
  const stars = files.match(/\{.*?\}|\*/g) ?? [];
  const names = stars.length > 1 ? slug.split('/') : [slug];
  return `${contentFolder}/${files.replaceAll(/\{.*?\}|\*/g, () => names.shift() ?? '')}`;
};

/** Whether a file, given its path below `data/`, is a text in another language, which lies beside its original. */
export const isTranslationFile = (path: string): boolean => collectionOf(path)?.collection === 'translations';

/** What no other entry has: its collection and its slug, as `entryId` in queries. */
export const entryIdOf = ({ collection, slug }: EntryFile): string => `${collection}/${slug}`;

/** How a field names an entry that may name those of these collections. */
export const referenceTo = (entry: EntryFile, among: readonly string[]): string =>
  among.length > 1 ? entryIdOf(entry) : entry.slug;

/** The `entryId` of what a field names so that may name entries of these collections. */
export const referredTo = (reference: string, among: readonly string[]): string =>
  among.length > 1 ? reference : `${among[0] ?? ''}/${reference}`;

/** Whether the name of a file is one of an entry. */
export const isEntryFile = (path: string): boolean => /\.(json|md)$/.test(path);

/** The path below `data/` of a file whose path is from the root. */
export const pathInContent = (file: string): string => file.slice(contentFolder.length + 1);

/** Where the content lies, for the author of a misplaced file: the patterns of its folder, or all. */
export const placesFor = (path: string): string => {
  const patterns = Object.values(collections).map(({ files }) => `${contentFolder}/${files}`);
  const near = patterns.filter((pattern) => pattern.split('/')[1] === path.split('/')[0]);
  return (near.length ? near : patterns).join(', ');
};
