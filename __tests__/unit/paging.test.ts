import { many } from '../../src/lib/coverGrid';
import { linkedPages, pageOfCovers, placesOfCovers } from '../../src/lib/paging';

/** How many of `covers` covers each page shows. */
const spread = (covers: number): number[] =>
  placesOfCovers('/', covers).map(({ skip, limit }) => Math.min(limit, covers - skip));

test('up to sixty covers stand on one page, which is there without any', () => {
  expect(spread(0)).toEqual([0]);
  expect(spread(18)).toEqual([18]);
  expect(spread(60)).toEqual([60]);
  expect(spread(61)).toEqual([60, 1]);
  expect(spread(1650)).toHaveLength(28);
});

test('every page knows its number, how many there are, and where they begin', () => {
  expect(placesOfCovers('/anthologies/', 100)).toEqual([
    { route: '/anthologies/', number: 1, count: 2, skip: 0, limit: 60 },
    { route: '/anthologies/', number: 2, count: 2, skip: 60, limit: 60 },
  ]);
});

test('a full page fills the rows of every grid', () => {
  const [full] = spread(1650);
  const grids = many.map(({ columns }) => columns);
  expect(grids.filter((columns) => Number(full) % columns)).toEqual([]);
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
