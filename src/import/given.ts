import type { Fields } from '../content/write/formatEntry';
import { slugFor } from '../content/model/slugFor';
import type { Found, FoundEntry, FoundLoss, FoundMove, Place } from './found';
import type { Lose } from './text/losses';

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);

/** The fields that say something: an empty text, an empty list and a no are left out. */
export const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isGiven(value)));

/** Something that is lost. */
export const lostAt = (place: Place, what: string, why: string): FoundLoss => ({
  kind: 'lost',
  ...place,
  what,
  why,
});

/** Notes what is lost of something that stands at a place. */
export interface Losses {
  readonly lose: Lose;
  readonly lost: readonly Found[];
}

export const lossesAt = (place: Place): Losses => {
  const lost: Found[] = [];
  return { lost, lose: (what, why) => void lost.push(lostAt(place, what, why)) };
};

/** Where an address of the old site leads that is no entry's. */
export const movedTo = (from: string, to: FoundMove['to']): FoundMove => ({ kind: 'move', from, to });

/** What is left behind and counted; nothing where there is none. */
export const leftOf = (count: number, what: string, why: string): Found[] =>
  count > 0 ? [{ kind: 'left', what, why, count }] : [];

/** A series that books name by its title, which stays as it is where it is there already. */
export const namedSeries = (title: string, place: Place): FoundEntry => ({
  kind: 'entry',
  key: `series/${slugFor(title)}`,
  place,
  collection: 'series',
  slug: slugFor(title),
  fields: { title },
  isPatch: true,
});

/** Tags without those that are empty or repeat one, whatever their case. */
export const tagsOf = (tags: readonly string[]): string[] =>
  [
    ...new Map(
      tags
        .filter(Boolean)
        .toReversed()
        .map((tag) => [tag.toLowerCase(), tag]),
    ).values(),
  ].toReversed();
