import { collections } from '../model/collections';
import { fieldsOf } from '../model/fieldInfo';
import { show } from '../model/findings';
import { type Entry, problemsAt, valueOf } from '../read/entry';
import { textsOf } from '../read/fieldsIn';
import type { FieldPath } from '../read/parsedFile';
import type { Problem } from '../read/problem';
import { placed, placesInSeries } from '../read/visibility';
import { oldAddressesOf } from './oldAddresses';

/** A value that only one entry may have, and where it stands. */
interface Claim {
  readonly path: FieldPath;
  readonly value: unknown;
  /** What two values have in common that are the same, where they may be written differently. */
  readonly same?: string;
  /** The group within which it has to be unique. */
  readonly among: string;
}

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
    ...oldAddressesOf(entry).map(({ path, text, form }) => ({
      path,
      value: text,
      same: form,
      among: 'addresses',
    })),
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
    claimsOf(entry).flatMap(({ path, value, same, among }) => {
      const key = JSON.stringify([among, same ?? value]);
      const first = firsts.get(key);
      if (!first) firsts.set(key, entry);
      return problemsAt(entry, path, first && `is used twice, got ${show(value)} as in ${first.file}`);
    }),
  );
  return [...twice, ...entries.flatMap(namedTwice)];
};
