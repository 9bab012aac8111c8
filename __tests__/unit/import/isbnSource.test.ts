import { collections } from '../../../src/content/model/collections';
import { findings } from '../../../src/content/model/findings';
import type { Found, FoundEntry } from '../../../src/import/found';
import { isbnSource } from '../../../src/import/isbn/isbnSource';
import { allOf, kindOf } from '../../support/import/allOf';
import { serverFor, sleepless } from '../../support/oldSite';
import { recordsFor } from '../../support/openLibrary';

let answers: 'data' | 'busy' | 'page' | 'silence' = 'data';
const asked: { readonly keys: readonly string[]; readonly agent: string | undefined }[] = [];
const { origin } = serverFor((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://catalogue.example');
  const keys = (searchParams.get('bibkeys') ?? '').split(',');
  asked.push({ keys, agent: request.headers['user-agent'] });
  if (answers === 'busy' || pathname !== '/api/books') response.writeHead(503).end();
  else if (answers === 'page') response.end('<!doctype html><p>Back soon');
  else if (answers === 'data') response.end(recordsFor(keys));
});
beforeEach(() => {
  answers = 'data';
  asked.length = 0;
});

const isbns = ['978-3-16-148410-0', '9780306406157', '9780804429573', '9781234567897'];

const found = async (
  some = isbns,
  ask: typeof fetch | undefined = fetch,
  clock = sleepless(),
): Promise<Found[]> => {
  const source = isbnSource(some, {
    fetch: ask,
    origin: origin(),
    clock,
    patience: answers === 'silence' ? 200 : 20_000,
  });
  const all: Found[] = [];
  for await (const one of source.read({ name: '', files: [] })) all.push(one);
  return all;
};

const lost = (all: readonly Found[]): string[] =>
  all.flatMap((one) => (one.kind === 'lost' ? [`${one.what}: ${one.why}`] : []));

test('editions of a work become one book, whose series is found too', async () => {
  const place = { file: 'Open Library' };
  const [series, first, second, ...rest] = await found();
  expect(series).toEqual({
    kind: 'entry',
    key: 'series/the-marsh-cycle',
    place,
    collection: 'series',
    slug: 'the-marsh-cycle',
    fields: { title: 'The Marsh Cycle' },
    isPatch: true,
  });
  expect(first).toEqual({
    kind: 'entry',
    key: '/works/OL1000001W',
    place,
    collection: 'books',
    slug: 'snow-load',
    fields: {
      title: 'Snow Load',
      about: { subtitle: 'A Novel' },
      series: { name: 'the-marsh-cycle', position: 2 },
      editions: [
        {
          format: 'paperback',
          released: '2019-05-04',
          pages: 312,
          isbn: '978-3-16-148410-0',
          publisher: 'Fen Lane Press',
        },
        {
          format: 'hardcover',
          title: 'Schneelast',
          language: 'de',
          isbn: '9780306406157',
          translator: 'Uta Moor',
        },
      ],
      identifiers: { openLibrary: 'OL1000001W' },
    },
    text: { format: 'markdown', source: 'A roof, and what lies on it.' },
    pictures: { image: { address: 'https://covers.openlibrary.org/b/id/77-L.jpg' } },
  });
  expect(second).toMatchObject({
    slug: 'low-water',
    fields: {
      title: 'Low Water',
      published: '2011',
      editions: [{ format: 'paperback', isbn: '9780804429573' }],
    },
  });
  expect(lost(rest)).toEqual([
    'the subtitle “Stories”: it stands on the page of a book, which begins with a blurb, and Open Library has none: write both there',
    'the format of 9780804429573: Open Library does not say it: it becomes a paperback, so change that where it is none',
    'the ISBN 9781234567897: it is not known to Open Library: write the book by hand',
  ]);
});

test('the books are what the schema takes, once the blurb and the number are there', async () => {
  const books = (await found()).filter(
    (one): one is FoundEntry => one.kind === 'entry' && one.collection === 'books',
  );
  for (const { fields, text } of books) {
    const about = text ? { about: { ...(fields['about'] as object), blurb: text.source } } : {};
    expect(findings(collections.books.schema, { id: 1, ...fields, ...about })).toEqual([]);
  }
});

test('fifty are asked for at once, once a second, by name, and only once', async () => {
  const clock = sleepless();
  const many = Array.from({ length: 120 }, (_, at) => String(9_780_000_000_000 + at));
  const source = isbnSource(many, { fetch, origin: origin(), clock });
  const all: Found[] = [];
  for await (const one of source.read({ name: '', files: [] })) all.push(one);
  for await (const one of source.read({ name: '', files: [] })) all.push(one);
  expect(all).toHaveLength(240);
  expect(asked.map(({ keys }) => keys.length)).toEqual([50, 50, 20]);
  expect(clock.slept).toEqual([1000, 1000]);
  expect(asked[0]?.agent).toBe('Last Writes (an author lists their own books)');
});

test.each([
  ['busy', 'Open Library answers 503, so try again later'],
  ['page', 'Open Library answers with a page instead of data, so try again later'],
  ['silence', 'Open Library takes too long to answer, so try again later'],
] as const)('where the catalogue answers with %s, that is said', async (how, why) => {
  answers = how;
  expect(lost(await found(['9783161484100']))).toEqual([
    `the ISBN 9783161484100: it is not looked up: ${why}`,
  ]);
});

test('so it is offline', async () => {
  const offline = (): Promise<never> => Promise.reject(new TypeError('fetch failed'));
  expect(lost(await found(['9783161484100'], offline))).toEqual([
    'the ISBN 9783161484100: it is not looked up: Open Library cannot be reached, so look whether you are online',
  ]);
});

test('nothing is asked where the author did not ask for it', async () => {
  const source = isbnSource(['9783161484100'], { origin: origin() });
  const all: Found[] = [];
  for await (const one of source.read({ name: '', files: [] })) all.push(one);
  expect(lost(all)).toEqual([
    'the ISBN 9783161484100: it is not looked up: with --online Open Library is asked for it',
  ]);
  expect(asked).toEqual([]);
});

test('its author is asked of each book, what is left out leaves nothing behind, and another title is all its own', async () => {
  const source = isbnSource(isbns, { fetch, origin: origin(), clock: sleepless() });
  const input = { name: '', files: [] };
  expect(await source.asks?.questions(input)).toEqual([
    {
      about: 'book',
      name: '/works/OL1000001W',
      title: 'Snow Load',
      said: 'paperback, Fen Lane Press, 2019-05-04, 978-3-16-148410-0; hardcover, 9780306406157',
    },
    { about: 'book', name: 'isbn:9780804429573', title: 'Low Water', said: 'paperback, 9780804429573' },
  ]);
  const without = source.asks?.answered(
    new Map([
      ['/works/OL1000001W', ''],
      ['isbn:9780804429573', 'Low Water & Other Stories'],
    ]),
  );
  const all = await allOf(without ?? source, input);
  expect(kindOf(all, 'entry')).toMatchObject([
    { slug: 'low-water-and-other-stories', fields: { title: 'Low Water & Other Stories' } },
  ]);
  expect(kindOf(all, 'entry')[0]?.fields['editions']).toEqual([
    { format: 'paperback', isbn: '9780804429573' },
  ]);
  expect(lost(all)).toHaveLength(3);
  expect(asked).toHaveLength(1);
});
