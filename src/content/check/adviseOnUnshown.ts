import { type Collection, collections, contentFolder } from '../model/collections';
import { newsletterSwitches } from '../model/newsletterPlaces';
import { pageFile } from '../model/pages';
import { type Entry, problemAt, problemsAt, valueOf } from '../read/entry';
import type { FieldPath } from '../read/parsedFile';
import type { Problem } from '../read/problem';
import { isCurrent } from '../../lib/releases';
import { hasOwnPage, isCover, isUnlistedEntry } from '../read/visibility';

const ofPortrait = 'is shown with the portrait, and there is none: add a portrait';

/** Fields that are shown only with another one, and what is said where that is missing. */
const companions: readonly (readonly [field: string, needs: string, message: string])[] = [
  ['sampleNote', 'sample', 'is shown with a sample of the recording, and there is none: add a sample'],
  ['affiliate', 'link', 'is said of the link, and there is none: write the link'],
  ['timeZone', 'time', 'is for calendars that know the time, and there is none: write the time'],
  ['profilesInFooter', 'profiles', 'is said of your profiles, and there are none: add one'],
  ['imageAlt', 'image', 'is said of a picture, and there is none: add a picture'],
  ['portraitAlt', 'portrait', ofPortrait],
  ['portraitCredit', 'portrait', ofPortrait],
];

/** Fields by their names, with dots for inner ones. */
const fields = (names: string): FieldPath[] => names.split(' ').map((name) => name.split('.'));

/** What of a story stands on its own page alone. */
const onPageOfStory = fields('share notes online reprints original identifiers unlistedKey');

/** What of a cover stands on its own page alone. A book's series has a page, of which a recording is no part. */
const onPageOfCover = ({ collection }: Entry): readonly FieldPath[] => [
  ...fields('share editions audio.book sample identifiers trade contains'),
  ...(collection === 'audiobooks' ? fields('series furtherSeries') : []),
];

/** What stands in a bibliography as well. */
const inBibliography = fields(
  'audio.narrator contents.story contents.editor contributors awards published collected form words',
);

const onOwnPage = (entry: Entry, hasBibliography: boolean): readonly FieldPath[] => [
  ...(isCover(entry) ? onPageOfCover(entry) : onPageOfStory),
  ...(hasBibliography ? [] : inBibliography),
];

/** Whether the editions say nothing but these. */
const sayOnly = (entry: Entry, ...fields: readonly string[]): boolean =>
  ((valueOf(entry, 'editions') ?? []) as readonly object[]).every((edition) =>
    Object.keys(edition).every((field) => fields.includes(field)),
  );

/** Whether the editions say only when it comes out, which the home page tells while it is news, or a bibliography always. */
const areTold = (entry: Entry, today: string, hasBibliography: boolean): boolean => {
  const editions = (valueOf(entry, 'editions') ?? []) as readonly Partial<
    Record<'released' | 'publisher', string>
  >[];
  const isNews = editions.some(({ released }) => released && isCurrent(released, today));
  return hasBibliography
    ? sayOnly(entry, 'format', 'released', 'publisher') &&
        editions.some(({ released, publisher }) => released ?? publisher)
    : isNews && sayOnly(entry, 'format', 'released');
};

const isFilled = (entry: Entry, [field = '', inner]: FieldPath): boolean => {
  const value = valueOf(entry, String(field));
  const found =
    inner === undefined ? value : (value as Readonly<Record<string, unknown>> | undefined)?.[inner];
  return found !== undefined && !(Array.isArray(found) && found.length === 0);
};

const withoutPage = (entry: Entry, today: string, hasBibliography: boolean): Problem[] => {
  const { one = '', pageBy }: Collection = collections[entry.collection];
  if (pageBy === undefined || hasOwnPage(entry) || isUnlistedEntry(entry)) return [];
  const by = isCover(entry) ? 'a blurb' : `a ${pageBy}`;
  return onOwnPage(entry, hasBibliography)
    .filter(
      (path) => isFilled(entry, path) && !(path[0] === 'editions' && areTold(entry, today, hasBibliography)),
    )
    .map((path) =>
      problemAt(entry, path, `is shown on the ${one}’s own page, and it has none: give it one by ${by}`),
    );
};

const isStory = ({ collection }: Entry): boolean => collection === 'stories';

const hasText = ({ parsed: { body = '' } }: Entry): boolean => body.trim() !== '';

/** A story that stands nowhere, or whose text does. */
const unshownStory = (entry: Entry, hasBibliography: boolean): Problem[] => {
  if (!isStory(entry) || isUnlistedEntry(entry)) return [];
  if (hasOwnPage(entry)) {
    const message =
      !hasText(entry) && isFilled(entry, ['online']) && 'is for a text, and there is none below';
    return problemsAt(entry, ['online'], message);
  }
  if (hasText(entry))
    return [problemAt(entry, ['title'], 'has a text that stands on no page: give it one by a description')];
  return problemsAt(
    entry,
    ['title'],
    !hasBibliography &&
      `stands on no page: give it one by a description, or the site a bibliography by ${contentFolder}/${pageFile('bibliography')}`,
  );
};

/** An excerpt has no page to which a former address could lead. */
const ofExcerpt: typeof companions = [
  ['unlistedKey', 'unlisted', 'ends the address of an unlisted one, and this is none: leave it out'],
];

/** What a translation is shown with is its original's. */
const companionsOf = ({ collection }: Entry): typeof companions => {
  if (collection === 'translations') return [];
  return collection === 'excerpts' ? [...companions, ...ofExcerpt] : companions;
};

const withoutCompanion = (entry: Entry): Problem[] =>
  companionsOf(entry)
    .filter(([field, needs]) => isFilled(entry, [field]) && !isFilled(entry, [needs]))
    .map(([field, , message]) => problemAt(entry, [field], message));

/** Where the newsletter would stand if it stood in no footer. */
const inFooterAnyway = (entry: Entry): Problem[] => {
  const newsletter = (valueOf(entry, 'newsletter') ?? {}) as Readonly<Record<string, unknown>>;
  if (newsletter['inFooter'] !== true) return [];
  return newsletterSwitches
    .filter((name) => newsletter[name] === true)
    .map((name) =>
      problemAt(entry, ['newsletter', name], 'adds nothing: the newsletter is in the footer, on every page'),
    );
};

/**
 * What was filled in and is shown nowhere on a day, an ISO date, as it needs something else of its entry to be, or a
 * bibliography of the site.
 */
export const adviseOnUnshown = (entry: Entry, today: string, hasBibliography: boolean): Problem[] => [
  ...withoutPage(entry, today, hasBibliography),
  ...unshownStory(entry, hasBibliography),
  ...withoutCompanion(entry),
  ...inFooterAnyway(entry),
];
