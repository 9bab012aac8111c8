import { firstDayOf, formatRoughDate } from '../../src/lib/calendarDate';
import { formOf, formOfLength } from '../../src/lib/forms';
import { formsIn, worksByYear } from '../../src/lib/bibliography';
import { firstPublished, yearOfWork } from '../../src/lib/works';

test.each([
  [999, 'flash'],
  [1000, 'short-story'],
  [7499, 'short-story'],
  [7500, 'novelette'],
  [17_499, 'novelette'],
  [17_500, 'novella'],
  [39_999, 'novella'],
  [40_000, 'novel'],
])('fiction of %i words is a %s', (words, form) => {
  expect(formOfLength(words)).toBe(form);
});

test('what a work says of its form comes before its length, and a recording is one whatever its length', () => {
  expect(formOf({ __typename: 'Story', form: 'poem', words: 9000 })).toBe('poem');
  expect(formOf({ __typename: 'Story', form: null, words: null })).toBe('short-story');
  expect(formOf({ __typename: 'Book', words: 20_000 })).toBe('novella');
  expect(formOf({ __typename: 'Book' })).toBe('book');
  expect(formOf({ __typename: 'Audiobook', words: 20_000 })).toBe('audiobook');
  expect(formOf({ __typename: 'Anthology' })).toBe('anthology');
  expect(formsIn([{ __typename: 'Anthology' }, { __typename: 'Story' }])).toEqual([
    'short-story',
    'anthology',
  ]);
});

test('a work came out when it says so, else with its first edition', () => {
  const editions = [{ released: '2020-02-01' }, { released: null }, { released: '2019-03-05' }];
  expect(firstPublished({ editions })).toBe('2019-03-05');
  expect(firstPublished({ published: '1998', editions })).toBe('1998');
  expect(yearOfWork({ published: '1998-12' })).toBe(1998);
  expect(yearOfWork({})).toBeNull();
});

test('what an author wrote wrong is no year, and fails nothing', () => {
  for (const work of [{ published: 2019 }, { published: 'then' }, { editions: 'a' }, { editions: [null, 1] }])
    expect(yearOfWork(work)).toBeNull();
});

test('works stand by years, the newest first, those of a day in their order, those without one last', () => {
  const [a, b, c, d] = [
    { published: '2019' },
    { published: '2020-05-04' },
    { published: null },
    { published: '2019-11' },
  ];
  const e = { published: '2019' };
  expect(worksByYear([a, b, c, d, e])).toEqual([
    { year: 2020, works: [b] },
    { year: 2019, works: [d, a, e] },
    { year: null, works: [c] },
  ]);
});

test.each([
  ['2019', 'en', '2019', '2019-01-01'],
  ['2019-05', 'en', 'May 2019', '2019-05-01'],
  ['2019-05-04', 'de', '4. Mai 2019', '2019-05-04'],
  ['2019-05', 'es', 'mayo de 2019', '2019-05-01'],
])('%s is in %s %s, and begins on %4$s', (date, language, inWords, first) => {
  expect(formatRoughDate(date, language)).toBe(inWords);
  expect(firstDayOf(date)).toBe(first);
});
