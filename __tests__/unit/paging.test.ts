import { readFileSync } from 'node:fs';
import { coversPerPage, laterPages, linkedPages, pageOfCovers } from '../../src/lib/paging';

test('up to sixty covers stand on one page', () => {
  expect(laterPages(0)).toEqual([]);
  expect(laterPages(18)).toEqual([]);
  expect(laterPages(60)).toEqual([]);
  expect(laterPages(61)).toEqual([2]);
  expect(laterPages(1650)).toHaveLength(27);
});

test('sixty covers fill the rows of every grid', () => {
  expect([2, 3, 4, 5, 6].map((columns) => coversPerPage % columns)).toEqual([0, 0, 0, 0, 0]);
});

test('the first page is the route, the others have its address and a number', () => {
  expect([1, 2, 28].map((number) => pageOfCovers('/', number))).toEqual(['/', '/books/2/', '/books/28/']);
  expect([1, 2].map((number) => pageOfCovers('/anthologies/', number))).toEqual([
    '/anthologies/',
    '/anthologies/2/',
  ]);
});

test.each([
  [1, 2, [1, 2]],
  [1, 28, [1, 2, null, 28]],
  [2, 28, [1, 2, 3, null, 28]],
  [14, 28, [1, null, 13, 14, 15, null, 28]],
  [27, 28, [1, null, 26, 27, 28]],
  [28, 28, [1, null, 27, 28]],
])('page %i of %i links to %j', (current, count, expected) => {
  expect(linkedPages(current, count)).toEqual(expected);
});

test.each(['index', 'audiobooks', 'anthologies'])(
  'the first page of %s asks for as many covers as a page has',
  (name) => {
    expect(readFileSync(`src/pages/${name}.tsx`, 'utf8')).toContain(`$limit: Int = ${coversPerPage})`);
  },
);
