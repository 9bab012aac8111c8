import { type Collection, collections } from '../model/collections';
import { type Entry, problemAt, valueOf } from '../read/entry';
import type { FieldPath } from '../read/parsedFile';
import type { Problem } from '../read/problem';
import { isCurrent } from '../../lib/releases';
import { hasOwnPage, isCover } from '../read/visibility';

const ofPortrait = 'is shown with the portrait, and there is none: add a portrait';

/** Fields that are shown only with another one, and what is said where that is missing. */
const companions: readonly (readonly [field: string, needs: string, message: string])[] = [
  ['sampleNote', 'sample', 'is shown with a sample of the recording, and there is none: add a sample'],
  ['timeZone', 'time', 'is for calendars that know the time, and there is none: write the time'],
  ['portraitAlt', 'portrait', ofPortrait],
  ['portraitCredit', 'portrait', ofPortrait],
];

/** What of a cover stands on its own page alone. A book's series has a page, of which a recording is no part. */
const onOwnPage = ({ collection }: Entry): readonly FieldPath[] => [
  ['editions'],
  ['audio', 'narrator'],
  ['audio', 'book'],
  ['sample'],
  ['contents', 'story'],
  ['contents', 'editor'],
  ['contributors'],
  ['identifiers'],
  ...(collection === 'audiobooks' ? [['series']] : []),
];

/** Whether the editions say only when it comes out, which the home page tells while it is news. */
const isNews = (entry: Entry, today: string): boolean => {
  const editions = (valueOf(entry, 'editions') ?? []) as readonly { readonly released?: string }[];
  return (
    editions.some(({ released }) => released && isCurrent(released, today)) &&
    editions.every((edition) => Object.keys(edition).every((field) => ['format', 'released'].includes(field)))
  );
};

const isFilled = (entry: Entry, [field = '', inner]: FieldPath): boolean => {
  const value = valueOf(entry, String(field));
  const found =
    inner === undefined ? value : (value as Readonly<Record<string, unknown>> | undefined)?.[inner];
  return found !== undefined && !(Array.isArray(found) && found.length === 0);
};

const withoutPage = (entry: Entry, today: string): Problem[] => {
  if (!isCover(entry) || hasOwnPage(entry)) return [];
  const { one = 'book' }: Collection = collections[entry.collection];
  return onOwnPage(entry)
    .filter((path) => isFilled(entry, path) && !(path[0] === 'editions' && isNews(entry, today)))
    .map((path) =>
      problemAt(entry, path, `is shown on the ${one}’s own page, and it has none: give it one by a blurb`),
    );
};

const withoutCompanion = (entry: Entry): Problem[] =>
  companions
    .filter(([field, needs]) => isFilled(entry, [field]) && !isFilled(entry, [needs]))
    .map(([field, , message]) => problemAt(entry, [field], message));

/** What was filled in and is shown nowhere on a day, an ISO date, as it needs something else of its entry to be. */
export const adviseOnUnshown = (entry: Entry, today: string): Problem[] => [
  ...withoutPage(entry, today),
  ...withoutCompanion(entry),
];
