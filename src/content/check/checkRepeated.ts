import { collections } from '../model/collections';
import { fieldsOf } from '../model/fieldInfo';
import { show } from '../model/findings';
import { reservedAddresses } from '../model/pages';
import { type Entry, isMalformed, problemsAt, valueOf } from '../read/entry';
import { textsOf } from '../read/fieldsIn';
import type { FieldPath } from '../read/parsedFile';
import type { Problem } from '../read/problem';
import { placed, placesInSeries } from '../read/visibility';

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
    ...(isTranslation ? [] : placesInSeries(entry)).map(({ name, position, path }) => ({
      path,
      value: position,
      among: `${collection} of ${name}`,
    })),
    ...aliasesOf(entry).map((value, index) => ({ path: ['aliases', index], value, among: 'addresses' })),
  ].filter(({ value }) => typeof value === 'string' || typeof value === 'number');
};

/** The list in which a text stands, by its path; all places in series are of one. */
const listOf = (path: FieldPath): FieldPath => {
  if (/[sS]eries$/.test(String(path[0]))) return ['series'];
  return typeof path.at(-1) === 'number' ? path.slice(0, -1) : [...path.slice(0, -2), path.at(-1) ?? ''];
};

/** What an entry names twice where once is all that it can mean. */
const namedTwice = (entry: Entry): Problem[] => {
  const seen = new Set<string>();
  return textsOf(entry)
    .filter(({ info }) => info?.isUniqueInList)
    .flatMap(({ path, text }) => {
      const key = JSON.stringify([listOf(path), text]);
      const isRepeated = seen.has(key);
      seen.add(key);
      return problemsAt(entry, path, isRepeated && `is named twice, got ${show(text)}`);
    });
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
