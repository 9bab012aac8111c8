import type { z } from 'zod';
import { show } from '../model/findings';
import type { coverEntry } from '../model/schema';
import { type Entry, malformedFields, problemAt, valueOf } from '../read/entry';
import type { Problem } from '../read/problem';

type Place = NonNullable<z.infer<typeof coverEntry>['series']>;

/** A book of a series. */
interface Part extends Place {
  readonly entry: Entry;
}

/** A series may have parts without numbers. */
const hasPosition = (part: Part): part is Part & { readonly position: number } => part.position !== undefined;

const partsOf = (entries: readonly Entry[]): Part[] =>
  entries.flatMap((entry) => {
    const place = valueOf(entry, 'series') as Place | undefined;
    return place && !malformedFields(entry).has('series') ? [{ ...place, entry }] : [];
  });

/** A book and its recording may be the same part; two books may not. */
const takenTwice = (parts: readonly Part[]): Problem[] => {
  const firsts = new Map<string, Entry>();
  return parts.filter(hasPosition).flatMap(({ entry, name, position }) => {
    const key = [entry.collection, name, position].join();
    const first = firsts.get(key);
    if (!first) firsts.set(key, entry);
    return first
      ? [problemAt(entry, ['series', 'position'], `is used twice, got ${show(position)} as in ${first.file}`)]
      : [];
  });
};

/** The whole numbers below the highest that no part has. */
const holesIn = (positions: readonly number[]): number[] =>
  Array.from({ length: Math.floor(Math.max(0, ...positions)) }, (_, index) => index + 1).filter(
    (number) => !positions.includes(number),
  );

const isSeries = ({ collection }: Entry): boolean => collection === 'series';

/** Parts of series that stand in the place of others. */
export const checkSeries = (entries: readonly Entry[]): Problem[] => takenTwice(partsOf(entries));

/** Series that lack a part in the middle, and those that have none. */
export const adviseOnSeries = (entries: readonly Entry[]): Problem[] => {
  const parts = partsOf(entries);
  return entries.filter(isSeries).flatMap((entry) => {
    const own = parts.filter(({ name }) => name === entry.slug);
    if (!own.length)
      return [problemAt(entry, ['title'], 'no book is part of this series: name it in one, or delete it')];
    return holesIn(own.filter(hasPosition).map(({ position }) => position)).map((hole) =>
      problemAt(
        entry,
        ['title'],
        `has no part ${hole}, though it has a later one: number the parts from 1 on`,
      ),
    );
  });
};
