import { type CollectionName, collections, hasPage, isCoverName } from '../model/collections';
import { fieldsOf } from '../model/fieldInfo';
import type { UncheckedEntry } from '../model/siteContent';
import { isUnlisted } from '../model/unlisted';
import { type PlaceInSeries, writtenPlaces } from '../../lib/series';
import { type Entry, valueOf } from './entry';
import type { FieldPath } from './parsedFile';

type Fields = Readonly<Record<string, unknown>>;

/** The field with the day from which entries are shown; undefined where they always are. */
const appearanceField = (collection: CollectionName): string | undefined =>
  fieldsOf(collections[collection].schema).find(({ info }) => info.isAppearance)?.name;

/** The day, an ISO date, from which an entry with these fields is on the site, where that is still to come. */
export const comingDay = (collection: CollectionName, fields: Fields, today: string): string | undefined => {
  const day = fields[appearanceField(collection) ?? ''];
  return typeof day === 'string' && day > today ? day : undefined;
};

/** Whether an entry with these fields is not on the site on a day, an ISO date: a draft, or one whose day is to come. */
export const isHidden = (collection: CollectionName, fields: Fields, today: string): boolean =>
  fields['draft'] === true || comingDay(collection, fields, today) !== undefined;

/** The same of an entry. */
export const isHiddenEntry = ({ collection, parsed }: Entry, today: string): boolean =>
  isHidden(collection, (parsed.value ?? {}) as Fields, today);

/** Whether an entry is a book, an audiobook or an anthology. */
export const isCover = ({ collection }: Entry): boolean => isCoverName(collection);

/** An entry as the register of pages takes it. */
export const placed = ({ collection, slug, parsed }: Entry): UncheckedEntry => ({
  collection,
  slug,
  fields: (parsed.value ?? {}) as Fields,
});

/** Where an entry stands in series, each with the field that says its position. */
export const placesInSeries = (entry: Entry): (PlaceInSeries & { readonly path: FieldPath })[] =>
  writtenPlaces(placed(entry).fields).flatMap((place, index) =>
    place
      ? [{ ...place, path: index ? ['furtherSeries', index - 1, 'position'] : ['series', 'position'] }]
      : [],
  );

/** Whether an entry is a cover or a story that has a page for itself. */
export const hasOwnPage = (entry: Entry): boolean => hasPage(placed(entry));

/** Whether an entry stands in no list, and only at an address that nobody guesses. */
export const isUnlistedEntry = (entry: Entry): boolean => isUnlisted(placed(entry).fields);

/** The name of the excerpt that an entry has on its page, as it is written; undefined where it names none. */
export const excerptNamed = (entry: Entry): unknown =>
  (valueOf(entry, 'about') as { readonly excerpt?: unknown } | undefined)?.excerpt;

/** The page below which one of the author's own lies, by its name. */
export const belowOf = (entry: Entry): string | undefined => {
  const below = valueOf(entry, 'below');
  return typeof below === 'string' ? below : undefined;
};
