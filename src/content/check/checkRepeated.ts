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
  const { collection } = entry;
  const unique = fieldsOf(collections[collection].schema).filter(({ info }) => info.isUnique);
  return [
    ...unique.map(({ name }) => ({
      path: [name],
      value: valueOf(entry, name),
      among: `${collection} ${name}`,
    })),
    ...writtenPlaces(placed(entry).fields).map((place, index) => ({
      path: index ? ['furtherSeries', index - 1, 'position'] : ['series', 'position'],
      value: place?.position,
      among: `${collection} of ${place?.name ?? ''}`,
    })),
    ...aliasesOf(entry).map((value, index) => ({ path: ['aliases', index], value, among: 'addresses' })),
  ].filter(({ value }) => typeof value === 'string' || typeof value === 'number');
};

/** The series that a work names a second time. */
const repeatedSeries = (entry: Entry): Problem[] => {
  const names = writtenPlaces(placed(entry).fields).map((place) => place?.name);
  return names.flatMap((name, index) =>
    problemsAt(
      entry,
      ['furtherSeries', index - 1, 'name'],
      name !== undefined && names.indexOf(name) < index && `names the same series again, got ${show(name)}`,
    ),
  );
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
  return [...twice, ...entries.flatMap(repeatedSeries)];
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
