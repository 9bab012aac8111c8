import { isOff } from '../../../content/check/addresses';
import {
  type Collection,
  collectionNames,
  collections,
  type CollectionName,
  growingCollections,
  isCoverName,
  pageCollections,
} from '../../../content/model/collections';
import { type Entry, valueOf } from '../../../content/read/entry';
import { type Marks, marksOf } from './marks';
import { pageLabel } from '../../../content/model/pages';
import { withArticle } from '../../../lib/text';
import { englishOf } from '../english';
import { nameOfEntry } from '../nameOfEntry';

/** An entry as the list shows it. */
export interface Row {
  readonly entry: Entry;
  readonly title: string;
  readonly marks: Marks;
}

/** Something that may be added, with the words for that. */
export interface Addable {
  readonly collection: CollectionName;
  readonly words: string;
  /** Its name in addresses, where its title does not make it. */
  readonly slug?: string;
}

/** Entries that stand under one heading. */
export interface Group {
  readonly label: string;
  /** The collection to which the author adds; of those that stand together, the first. */
  readonly collection: CollectionName;
  /** What may be added. */
  readonly adds: readonly Addable[];
  /** Whether the author may copy and delete some. */
  readonly isGrowing: boolean;
  /** Whether an entry without a picture has room for one. */
  readonly hasPictures: boolean;
  /** Whether the author says in which order they stand. */
  readonly isOrdered: boolean;
  readonly rows: readonly Row[];
}

const growing = new Set<CollectionName>(growingCollections.map(({ name }) => name));
const single = collectionNames.filter((name) => !growing.has(name) && name !== 'translations');
const isPage = (name: CollectionName): boolean => pageCollections.includes(name);

/** The headings, with the collections under each. */
const headings: readonly (readonly [label: string, names: readonly CollectionName[]])[] = [
  ['Site', single.filter((name) => !isPage(name))],
  ['Pages', single.filter(isPage)],
  ...growingCollections.map(({ name }) => [collections[name].label, [name]] as const),
  ['Translations', ['translations']],
];

/** What may be added to a collection that has these: an entry, or what is missing and a site may do without. */
const addsOf = (collection: CollectionName, its: readonly Entry[]): Addable[] => {
  const { one, label, names }: Collection = collections[collection];
  if (one) return [{ collection, words: `Add ${withArticle(one)}` }];
  if (names)
    return names
      .filter((name) => !its.some(({ slug }) => slug === name))
      .map((name) => ({ collection, words: `Add the ${pageLabel(name).toLowerCase()}`, slug: name }));
  return its.length ? [] : [{ collection, words: `Add the ${label.toLowerCase()}` }];
};

const byName = new Intl.Collator('en', { numeric: true });

/** By number, else the newest first, else by name: as the site has them. */
const inOrder = (rows: readonly Row[], { newestBy = '' }: Collection): Row[] => {
  const number = ({ entry }: Row): number => Number(valueOf(entry, 'id') ?? 0);
  const day = ({ entry }: Row): string => {
    const value = valueOf(entry, newestBy);
    return typeof value === 'string' ? value : '';
  };
  return rows.toSorted(
    (a, b) => number(a) - number(b) || day(b).localeCompare(day(a)) || byName.compare(a.title, b.title),
  );
};

/** All that can be edited, under its headings; `changed` has the paths of what is not saved, `today` is an ISO date. */
export const groupsOf = (
  entries: readonly Entry[],
  today: string,
  changed: ReadonlySet<string> = new Set(),
): Group[] => {
  const around = { today, changed, language: englishOf(entries) };
  const rowOf = (entry: Entry): Row => ({
    entry,
    title: nameOfEntry(entry),
    marks: marksOf(entry, around),
  });
  const off = entries.filter(isOff).map(({ slug }) => slug);
  const of = new Map<CollectionName, Entry[]>(collectionNames.map((name) => [name, []]));
  for (const entry of entries) of.get(entry.collection)?.push(entry);
  return headings.flatMap(([label, names]) => {
    const [collection] = names;
    if (!collection) return [];
    const its: Collection = collections[collection];
    const isGrowing = growing.has(collection) || collection === 'translations';
    const rows = names.flatMap((name) => of.get(name) ?? []).map(rowOf);
    // What only a page shows that is switched off, nobody would see.
    const isUnseen = off.includes(its.page ?? '') && !('unlisted' in its.schema.shape);
    // Translations are added from what they translate.
    if ((isUnseen || collection === 'translations') && !rows.length) return [];
    return {
      ...{ label, collection, isGrowing, isOrdered: 'id' in its.schema.shape },
      hasPictures: isCoverName(collection),
      adds: collection === 'translations' ? [] : names.flatMap((name) => addsOf(name, of.get(name) ?? [])),
      rows: label === 'Site' ? rows : inOrder(rows, its),
    };
  });
};

/** Rows in an order of paths; those that it does not name stand at the end. */
export const orderedBy = (rows: readonly Row[], paths: readonly string[]): Row[] => {
  const places = new Map(paths.map((path, index) => [path, index]));
  const place = ({ entry }: Row): number => places.get(entry.file) ?? paths.length;
  return rows.toSorted((a, b) => place(a) - place(b));
};
