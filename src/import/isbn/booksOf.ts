import { slugFor } from '../../content/model/slugFor';
import type { Found, FoundEntry } from '../found';
import { given, lostAt, namedSeries } from '../given';
import { firstOf, grouped, once } from '../lists';
import type { Answers } from '../questions';
import { editionOf, formatOf, languageOf, publishedOn } from './editionOf';
import { isTranslation } from '../../lib/editions';
import type { EditionRecord, KnownIsbn } from './record';
import { seriesIn } from '../seriesIn';

/** Where all of it stands. */
const place = { file: 'Open Library' };

/** What two editions of one work share: its number, which some have not. */
const workOf = ({ isbn, record }: KnownIsbn): string =>
  record.works?.[0]?.key ?? `isbn:${isbn.replaceAll('-', '')}`;

const blurbOf = ({ record: { description } }: KnownIsbn): string | undefined =>
  (typeof description === 'string' ? description : description?.value)?.trim() || undefined;

/** When the first came out, where of none the day is told. */
const firstPublished = (editions: readonly KnownIsbn[]): string | undefined => {
  const days = editions.flatMap(({ record }) => publishedOn(record.publish_date ?? '') ?? []);
  return days.some((day) => day.length === 10) ? undefined : days.sort()[0];
};

const coverOf = ({ record: { covers = [] } }: KnownIsbn): string | undefined => {
  const id = covers.find((one) => one > 0);
  return id ? `https://covers.openlibrary.org/b/id/${id}-L.jpg` : undefined;
};

const seriesOf = ({ series: [first = ''] = [] }: EditionRecord) =>
  slugFor(first) ? seriesIn(first) : undefined;

const workNumber = /^\/works\/(OL\d+W)$/;

/** What is not brought along of a book, or guessed. */
const lostOf = (
  editions: readonly KnownIsbn[],
  subtitle: string | undefined,
  blurb: string | undefined,
): Found[] => {
  const noBlurb =
    'it stands on the page of a book, which begins with a blurb, and Open Library has none: write both there';
  const noFormat = 'Open Library does not say it: it becomes a paperback, so change that where it is none';
  return [
    ...(subtitle && !blurb ? [lostAt(place, `the subtitle “${subtitle}”`, noBlurb)] : []),
    ...editions
      .filter(({ record }) => !formatOf(record))
      .map(({ isbn }) => lostAt(place, `the format of ${isbn}`, noFormat)),
  ];
};

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
  const usual = firstOf(best, ({ record }) => record.title) ?? '';
  const title = said ?? usual;
  const subtitle = firstOf(best, ({ record }) => record.subtitle?.trim() || undefined);
  const blurb = firstOf(best, blurbOf);
  const series = firstOf(best, ({ record }) => seriesOf(record));
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
  const found = [...grouped(known, workOf)]
    .filter(([key]) => titles.get(key) !== '')
    .flatMap(([key, editions]) => bookOf(key, editions, siteLanguage, titles.get(key)));
  return once(found, (one) => (one.kind === 'entry' ? one.key : JSON.stringify(one)));
};
