import { slugFor } from '../../content/model/slugFor';
import type { Found, FoundEntry } from '../found';
import { given, namedSeries } from '../given';
import type { Answers } from '../questions';
import { editionOf, languageOf } from './editionOf';
import { isTranslation } from '../../lib/editions';
import { lostOf, place } from './lostOf';
import { publishedOn } from './publishedOn';
import type { EditionRecord, KnownIsbn } from './record';
import { seriesIn } from './seriesIn';

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

/** What is found of a work: the book with its editions, under the title that the author says, its series, and what is lost. */
const bookOf = (
  key: string,
  editions: readonly KnownIsbn[],
  siteLanguage: string,
  said: string | undefined,
): Found[] => {
  const inLanguage = editions.filter(({ record }) => {
    const language = languageOf(record);
    return !language || !isTranslation({ language }, siteLanguage);
  });
  const best = inLanguage.length ? inLanguage : editions;
  const usual = firstOf(best, (record) => record.title) ?? '';
  const title = said ?? usual;
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
      editions: editions.map(({ isbn, record }) => editionOf(isbn, record, usual, siteLanguage)),
      published: firstPublished(editions),
      identifiers: openLibrary && { openLibrary },
    }),
    ...(blurb && { text: { format: 'markdown', source: blurb } }),
    ...(cover && { pictures: { image: { address: cover } } }),
  };
  return [...(series ? [namedSeries(series.title, place)] : []), book, ...lostOf(editions, subtitle, blurb)];
};

/**
 * What is found of editions that were looked up: a book for each work that the author has not left out, by its key, and each
 * series once.
 */
export const booksOf = (
  known: readonly KnownIsbn[],
  siteLanguage: string,
  titles: Answers = new Map(),
): Found[] => {
  const seen = new Set<string>();
  return [...byWork(known)]
    .filter(([key]) => titles.get(key) !== '')
    .flatMap(([key, editions]) => bookOf(key, editions, siteLanguage, titles.get(key)))
    .filter((one) => one.kind !== 'entry' || seen.size < seen.add(one.key).size);
};
