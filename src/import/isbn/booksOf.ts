import { slugFor } from '../../content/model/slugFor';
import type { Found, FoundEntry, Place } from '../found';
import { given, lostAt, namedSeries } from '../given';
import { editionOf, formatOf, languageOf } from './editionOf';
import { isTranslation } from '../../lib/editions';
import { publishedOn } from './publishedOn';
import type { EditionRecord } from './record';
import { seriesIn } from './seriesIn';

/** An edition that was looked up. */
export interface KnownIsbn {
  readonly isbn: string;
  readonly record: EditionRecord;
}

const place: Place = { file: 'Open Library' };

/** Editions by the work of which they are; those of which none is told stand alone. */
const byWork = (known: readonly KnownIsbn[]): Map<string, KnownIsbn[]> => {
  const works = new Map<string, KnownIsbn[]>();
  for (const one of known) {
    const key = one.record.works?.[0]?.key ?? `isbn:${one.isbn.replaceAll('-', '')}`;
    works.set(key, [...(works.get(key) ?? []), one]);
  }
  return works;
};

/** The first that has something, of what a function finds in each edition. */
const firstOf = <Value>(
  editions: readonly KnownIsbn[],
  find: (record: EditionRecord) => Value | null | undefined,
): Value | undefined => {
  for (const { record } of editions) {
    const value = find(record);
    if (value !== null && value !== undefined) return value;
  }
  return undefined;
};

const blurbOf = ({ description }: EditionRecord): string | undefined =>
  (typeof description === 'string' ? description : description?.value)?.trim() || undefined;

/** When the first came out, where of none the day is told. */
const firstPublished = (editions: readonly KnownIsbn[]): string | undefined => {
  const days = editions.flatMap(({ record }) => publishedOn(record.publish_date ?? '') ?? []);
  return days.some((day) => day.length === 10) ? undefined : days.sort()[0];
};

const coverOf = ({ covers = [] }: EditionRecord): string | undefined => {
  const id = covers.find((one) => one > 0);
  return id ? `https://covers.openlibrary.org/b/id/${id}-L.jpg` : undefined;
};

const workNumber = /^\/works\/(OL\d+W)$/;

/** What is not brought along of a book, or guessed. */
const lostOf = (
  editions: readonly KnownIsbn[],
  subtitle: string | undefined,
  blurb: string | undefined,
): Found[] => [
  ...(subtitle && !blurb
    ? [
        lostAt(
          place,
          `the subtitle “${subtitle}”`,
          'it stands on the page of a book, which begins with a blurb, and Open Library has none: write both there',
        ),
      ]
    : []),
  ...editions
    .filter(({ record }) => !formatOf(record))
    .map(({ isbn }) =>
      lostAt(
        place,
        `the format of ${isbn}`,
        'Open Library does not say it: it becomes a paperback, so change that where it is none',
      ),
    ),
];

/** What is found of a work: the book with its editions, its series, and what is lost. */
const bookOf = (key: string, editions: readonly KnownIsbn[], siteLanguage: string): Found[] => {
  const inLanguage = editions.filter(({ record }) => {
    const language = languageOf(record);
    return !language || !isTranslation({ language }, siteLanguage);
  });
  const best = inLanguage.length ? inLanguage : editions;
  const title = firstOf(best, (record) => record.title) ?? '';
  const subtitle = firstOf(best, (record) => record.subtitle?.trim() || undefined);
  const blurb = firstOf(best, blurbOf);
  const series = firstOf(best, (record) => seriesIn(record.series));
  const cover = firstOf([...best, ...editions], coverOf);
  const openLibrary = workNumber.exec(key)?.[1];
  const book: FoundEntry = {
    kind: 'entry',
    key,
    place,
    collection: 'books',
    slug: slugFor(title, siteLanguage),
    fields: given({
      title,
      about: blurb && subtitle ? { subtitle } : undefined,
      series: series && given({ name: series.slug, position: series.position }),
      editions: editions.map(({ isbn, record }) => editionOf(isbn, record, title, siteLanguage)),
      published: firstPublished(editions),
      identifiers: openLibrary && { openLibrary },
    }),
    ...(blurb && { text: { format: 'markdown', source: blurb } }),
    ...(cover && { pictures: { image: { address: cover } } }),
  };
  return [...(series ? [namedSeries(series.title, place)] : []), book, ...lostOf(editions, subtitle, blurb)];
};

/** What is found of editions that were looked up: a book for each work, and each series once. */
export const booksOf = (known: readonly KnownIsbn[], siteLanguage: string): Found[] => {
  const seen = new Set<string>();
  return [...byWork(known)]
    .flatMap(([key, editions]) => bookOf(key, editions, siteLanguage))
    .filter((one) => one.kind !== 'entry' || seen.size < seen.add(one.key).size);
};
