import { writtenPlaces } from '../../lib/series';
import { collections } from '../model/collections';
import { fieldsOf } from '../model/fieldInfo';
import { show } from '../model/findings';
import { reservedAddresses } from '../model/pages';
import { type Entry, isMalformed, problemsAt, valueOf } from '../read/entry';
import type { FieldPath } from '../read/parsedFile';
import type { Problem } from '../read/problem';
import { placed } from '../read/visibility';

/** A value that only one entry may have, and where it stands. */
interface Claim {
  readonly path: FieldPath;
  readonly value: unknown;
  /** The group within which it has to be unique. */
  readonly among: string;
}

const aliasesOf = (entry: Entry): readonly string[] =>
  isMalformed(entry, ['aliases']) ? [] : ((valueOf(entry, 'aliases') as string[] | undefined) ?? []);

/** A book and its recording may be the same part of a series; two books may not. */
const claimsOf = (entry: Entry): Claim[] => {
  const { collection, fields } = placed(entry);
  const isTranslation = fields['translation'] !== undefined;
  const unique = fieldsOf(collections[collection].schema).filter(({ info }) => info.isUnique);
  return [
    ...unique.map(({ name }) => ({
      path: [name],
      value: valueOf(entry, name),
      among: `${collection} ${name}`,
    })),
    // A translation is the same part as its original.
    ...(isTranslation ? [] : writtenPlaces(fields)).map((place, index) => ({
      path: index ? ['furtherSeries', index - 1, 'position'] : ['series', 'position'],
      value: place?.position,
      among: `${collection} of ${place?.name ?? ''}`,
    })),
    ...aliasesOf(entry).map((value, index) => ({ path: ['aliases', index], value, among: 'addresses' })),
  ].filter(({ value }) => typeof value === 'string' || typeof value === 'number');
};

type Item = Readonly<Record<string, unknown>>;

/** The lists whose items must differ in a field. */
const listsOfDifferent: readonly (readonly [list: string, field: string])[] = [
  ['isbnShops', 'shop'],
  ['contains', 'book'],
  ['collected', 'book'],
  ['orders', 'title'],
];

const itemsIn = (value: unknown): readonly Item[] =>
  Array.isArray(value) ? value.map((item) => (item ?? {}) as Item) : [];

/** What stands in a list for the second time; `first` are values that its items may not have either. */
const repeatedIn = (
  entry: Entry,
  list: FieldPath,
  field: string,
  items: readonly Item[],
  first: readonly unknown[] = [],
): Problem[] => {
  const values = [...first, ...items.map((item) => item[field])];
  return values.flatMap((value, index) =>
    problemsAt(
      entry,
      [...list, index - first.length, field],
      typeof value === 'string' && values.indexOf(value) < index && `is named twice, got ${show(value)}`,
    ),
  );
};

/** What an entry names twice where once is all that it can mean. */
const namedTwice = (entry: Entry): Problem[] => {
  const { fields } = placed(entry);
  const { name } = (fields['series'] ?? {}) as Item;
  return [
    ...listsOfDifferent.flatMap(([list, field]) => repeatedIn(entry, [list], field, itemsIn(fields[list]))),
    ...repeatedIn(entry, ['furtherSeries'], 'name', itemsIn(fields['furtherSeries']), [name]),
    ...itemsIn(fields['orders']).flatMap(({ parts }, index) =>
      repeatedIn(entry, ['orders', index, 'parts'], 'work', itemsIn(parts)),
    ),
  ];
};

/** What two entries have that only one may, and one twice. */
export const checkRepeated = (entries: readonly Entry[]): Problem[] => {
  const firsts = new Map<string, Entry>();
  const twice = entries.flatMap((entry) =>
    claimsOf(entry).flatMap(({ path, value, among }) => {
      const key = JSON.stringify([among, value]);
      const first = firsts.get(key);
      if (!first) firsts.set(key, entry);
      return problemsAt(entry, path, first && `is used twice, got ${show(value)} as in ${first.file}`);
    }),
  );
  return [...twice, ...entries.flatMap(namedTwice)];
};

/** Why a former address can't be one; null where it can. */
const aliasFault = (alias: string, routes: ReadonlySet<string>): string | null => {
  if (routes.has(alias)) return `is the address of a page, got ${show(alias)}`;
  return reservedAddresses.includes(alias.split('/')[1] ?? '')
    ? `is an address that the site needs for itself, got ${show(alias)}`
    : null;
};

/** Former addresses at which something is now. */
export const checkAliases = (entries: readonly Entry[], routes: ReadonlySet<string>): Problem[] =>
  entries.flatMap((entry) =>
    aliasesOf(entry).flatMap((alias, index) =>
      problemsAt(entry, ['aliases', index], aliasFault(alias, routes)),
    ),
  );
