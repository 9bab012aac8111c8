import { coversInGrid, coversOnPage } from '../../src/content/model/coverGroups';
import { partsOfSeries, volumesOf } from '../../src/content/model/seriesParts';
import { siteContent, type UncheckedEntry } from '../../src/content/model/siteContent';

const book = (id: number, fields: object = {}): UncheckedEntry => ({
  collection: 'books',
  slug: `book-${id}`,
  fields: { id, title: `Book ${id}`, ...fields },
});
const about = { blurb: 'Words.' };
const part = (id: number, name: string, position: number): UncheckedEntry =>
  book(id, { about, series: { name, position }, form: 'novel' });
const series = ['lamps', 'houses'].map((slug): UncheckedEntry => ({
  collection: 'series',
  slug,
  fields: {},
}));

const books = [
  part(1, 'lamps', 2),
  book(2, { form: 'novella' }),
  part(3, 'lamps', 1),
  part(4, 'houses', 1),
  book(5, { contains: [{ book: 'book-1' }, { book: 'book-3' }], form: 'omnibus' }),
  book(6, { contains: [{ book: 'book-1' }, { book: 'book-4' }] }),
  book(7, { translation: { of: 'books/book-1', language: 'de' } }),
  book(8, { translation: { of: 'books/book-1', language: 'fr', inGrid: true } }),
];

const contentOf = (groupBooks?: 'series' | 'form') =>
  siteContent(
    [{ collection: 'site', slug: 'site', fields: { groupBooks } }, ...series, ...books],
    '2026-06-01',
  );

const shown = (by: 'series' | 'form' | undefined, skip = 0, limit = 60) => {
  const { covers, groups } = coversOnPage('books', contentOf(by), { skip, limit });
  let from = 0;
  return groups.map(({ key, count }) => {
    from += count;
    return [key, ...covers.slice(from - count, from).map((id) => Number(id.replace('books/book-', '')))];
  });
};

test('without groups all books stand in one grid, but for translations that are not to', () => {
  expect(shown(undefined)).toEqual([['', 1, 2, 3, 4, 5, 6, 8]]);
  expect(coversInGrid('books', contentOf())).toHaveLength(7);
});

test('series come in the order of their first books, each as it is read, and what it contains with it', () => {
  expect(shown('series')).toEqual([
    ['lamps', 3, 1, 5],
    ['', 2, 6, 8],
    ['houses', 4],
  ]);
});

test('forms come in the order of their first books', () => {
  expect(shown('form')).toEqual([
    ['novel', 1, 3, 4],
    ['novella', 2],
    ['omnibus', 5],
    ['book', 6, 8],
  ]);
});

test('a group goes on where a page ends', () => {
  expect(shown('series', 0, 2)).toEqual([['lamps', 3, 1]]);
  expect(shown('series', 2, 3)).toEqual([
    ['lamps', 5],
    ['', 2, 6],
  ]);
});

test('a translation whose original has no page to name it stands in the grid', () => {
  const content = siteContent(
    [
      book(1),
      book(2, { translation: { of: 'books/book-1', language: 'de' } }),
      book(3, { translation: { of: 'books/gone', language: 'de' } }),
      book(4, { about, translation: { of: 'anthologies/book-1', language: 'de' } }),
    ],
    '2026-06-01',
  );
  expect(coversInGrid('books', content).map(({ slug }) => slug)).toEqual([
    'book-1',
    'book-2',
    'book-3',
    'book-4',
  ]);
});

test('books of a series that is not on the site stand alone', () => {
  const content = siteContent(
    [{ collection: 'site', slug: 'site', fields: { groupBooks: 'series' } }, part(1, 'hidden', 1), book(2)],
    '2026-06-01',
  );
  expect(coversOnPage('books', content, { skip: 0, limit: 9 }).groups).toMatchObject([{ key: '', count: 2 }]);
});

test('a book that contains parts of a series is none itself, nor is a translation, and is known as their volume', () => {
  const content = siteContent(
    [
      ...series,
      part(1, 'lamps', 1),
      book(2, { series: { name: 'lamps' }, contains: [{ book: 'book-1' }] }),
      book(3, { series: { name: 'lamps' }, translation: { of: 'books/book-1', language: 'de' } }),
    ],
    '2026-06-01',
  );
  const parts = partsOfSeries(content, 'lamps').map(({ work }) => work.slug);
  expect(parts).toEqual(['book-1']);
  expect(volumesOf(content, ['books/book-1']).map(({ slug }) => slug)).toEqual(['book-2']);
});

test('what nobody can read fails nothing', () => {
  const content = siteContent(
    [book(1, { contains: 'book-2', translation: 'de', series: 4, furtherSeries: {} })],
    '2026-06-01',
  );
  expect(partsOfSeries(content, 'lamps')).toEqual([]);
  expect(coversInGrid('books', content)).toHaveLength(1);
});
