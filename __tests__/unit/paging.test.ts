import { fullRows } from '../../src/lib/coverGrid';
import { linkedPages, pagesOfCovers } from '../../src/lib/paging';

/** How many of `covers` covers each page shows. */
const spread = (covers: number): number[] =>
  pagesOfCovers('/', covers).map(({ skip, limit }) => Math.min(limit, covers - skip));

test('up to sixty covers stand on one page, which is there without any', () => {
  expect(spread(0)).toEqual([0]);
  expect(spread(18)).toEqual([18]);
  expect(spread(60)).toEqual([60]);
  expect(spread(61)).toEqual([60, 1]);
  expect(spread(1650)).toHaveLength(28);
});

test('every page knows which covers stand on it, and the pages beside it', () => {
  const links = [
    { number: 1, path: '/anthologies/' },
    { number: 2, path: '/anthologies/2/' },
  ];
  expect(pagesOfCovers('/anthologies/', 100)).toEqual([
    { number: 1, path: '/anthologies/', skip: 0, limit: 60, links },
    { number: 2, path: '/anthologies/2/', skip: 60, limit: 60, links },
  ]);
  expect(pagesOfCovers('/anthologies/', 60)[0]?.links).toEqual([]);
});

test('a full page fills the rows of every grid', () => {
  const [full] = spread(1650);
  const grids = fullRows.map(({ columns }) => columns);
  expect(grids.filter((columns) => Number(full) % columns)).toEqual([]);
});

test('those after the home page lie under the address of books', () => {
  const paths = pagesOfCovers('/', 1650).map(({ path }) => path);
  expect([paths[0], paths[1], paths[27]]).toEqual(['/', '/books/2/', '/books/28/']);
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
