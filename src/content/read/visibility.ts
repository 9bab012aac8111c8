import { type CollectionName, collections, coverCollections } from '../model/collections';
import { fieldsOf } from '../model/fieldInfo';
import { type Entry, valueOf } from './entry';

type Fields = Readonly<Record<string, unknown>>;

/** The field of a collection that says from which day on its entries are shown; undefined where all always are. */
const appearanceField = (collection: CollectionName): string | undefined =>
  fieldsOf(collections[collection].schema).find(({ info }) => info.isAppearance)?.name;

/** Whether an entry with these fields is not on the site on a day, an ISO date: a draft, or one whose day is to come. */
export const isHidden = (collection: CollectionName, fields: Fields, today: string): boolean => {
  const day = fields[appearanceField(collection) ?? ''];
  return fields['draft'] === true || (typeof day === 'string' && day > today);
};

/** The same of an entry. */
export const isHiddenEntry = ({ collection, parsed }: Entry, today: string): boolean =>
  isHidden(collection, (parsed.value ?? {}) as Fields, today);

/** Whether an entry is a book, an audiobook or an anthology. */
export const isCover = ({ collection }: Entry): boolean => coverCollections.includes(collection);

/** The series of which an entry is a part, by its slug; that of a recording is its book's. Null where it is of none. */
export const partOf = (entry: Entry): string | null => {
  const { name } = (valueOf(entry, 'series') ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' && entry.collection !== 'audiobooks' ? name : null;
};

/** Whether an entry is a cover that has a page for itself. */
export const hasOwnPage = (entry: Entry): boolean => isCover(entry) && valueOf(entry, 'about') !== undefined;
