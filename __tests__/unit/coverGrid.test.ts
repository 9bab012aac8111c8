import { gridStyle, handful, fullRows, sizesOfCovers } from '../../src/lib/coverGrid';

test('a row of the table is a width of the style sheet and one of `sizes`', () => {
  for (const { from, columns } of fullRows.slice(1)) {
    expect(gridStyle).toContain(`@media(min-width:${from}rem){:root{--grid:${columns};`);
    expect(sizesOfCovers(18)).toContain(`(min-width: ${from}rem) calc(`);
  }
});

test('the widest screens come first, the last size is for all others, and none needs more than calc()', () => {
  expect(sizesOfCovers(handful + 1)).toMatch(/^\(min-width: 113rem\) [\d.]+rem, \(min-width: 86rem\) calc\(/);
  expect(sizesOfCovers(handful)).toBe(
    '(min-width: 82.6rem) 17.1rem, (min-width: 56rem) calc(23vw - 1.9rem), (min-width: 40rem) 16.8rem, calc(46vw - 1rem)',
  );
  expect(sizesOfCovers(60)).not.toMatch(/min\(|max\(|clamp\(/);
});
