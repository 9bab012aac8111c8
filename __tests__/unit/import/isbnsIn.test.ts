import { isbnsIn } from '../../../src/import/isbn/isbnsIn';
import { publishedOn } from '../../../src/import/isbn/editionOf';
import { seriesIn } from '../../../src/import/seriesIn';

test.each([
  ['978-3-16-148410-0', ['978-3-16-148410-0']],
  ['9783161484100, 9780306406157', ['9783161484100', '9780306406157']],
  ['9783161484100 9780306406157', ['9783161484100', '9780306406157']],
  [
    'ISBN 978 3 16 148410 0\nISBN-13: 978\u20130\u2013306\u201340615\u20137',
    ['978-3-16-148410-0', '978-0-306-40615-7'],
  ],
  ['0-306-40615-2 and 080442957X', ['978-0-306-40615-7', '9780804429573']],
  ['0306406152 9780306406157 (twice)', ['9780306406157']],
  ['https://shop.example/dp/0306406152?year=2019', ['9780306406157']],
  ['Snow Load, 2019, 14.99, 312 pages', []],
  ['', []],
])('in %j are %j', (text, isbns) => {
  expect(isbnsIn(text)).toEqual({ isbns, wrong: [] });
});

const checkDigit = 'is no ISBN: its last digit does not fit the others';
const wrongLength = 'is no ISBN: one has 13 digits, or 10 in older books';

test.each([
  ['9783161484101', checkDigit],
  ['0306406153', checkDigit],
  ['978316148410', wrongLength],
  ['97831614841000', wrongLength],
  ['4006381333931', wrongLength],
])('%s %s', (text, why) => {
  expect(isbnsIn(`${text}, 9780306406157`)).toEqual({ isbns: ['9780306406157'], wrong: [{ text, why }] });
});

test.each([
  ['2019', '2019'],
  ['2019-05', '2019-05'],
  ['2019-05-04', '2019-05-04'],
  ['May 4, 2019', '2019-05-04'],
  ['4th of May', null],
  ['4 May 2019', '2019-05-04'],
  ['September 2019', '2019-09'],
  ['Sep. 12, 2019', '2019-09-12'],
  ['c2019', '2019'],
  ['05/04/2019', '2019'],
  ['[n.d.]', null],
])('%j is the day %j', (written, day) => {
  expect(publishedOn(written)).toBe(day);
});

test.each([
  ['The Marsh Cycle ; bk. 2', { title: 'The Marsh Cycle', slug: 'the-marsh-cycle', position: 2 }],
  ['The Marsh Cycle (2)', { title: 'The Marsh Cycle', slug: 'the-marsh-cycle', position: 2 }],
  ['The Marsh Cycle #1.5', { title: 'The Marsh Cycle', slug: 'the-marsh-cycle', position: 1.5 }],
  ['The Marsh Cycle, Book 2', { title: 'The Marsh Cycle', slug: 'the-marsh-cycle', position: 2 }],
  ['Area 51', { title: 'Area 51', slug: 'area-51' }],
  ['The Marsh Cycle', { title: 'The Marsh Cycle', slug: 'the-marsh-cycle' }],
  [' ', { title: '', slug: '' }],
])('%j is the series %j', (written, series) => {
  expect(seriesIn(written)).toEqual(series);
});
