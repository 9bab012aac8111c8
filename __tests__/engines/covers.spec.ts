import { handfulRows, fullRows } from '../../src/lib/coverGrid';
import { expect, test } from './support/test';

/** In how many columns the covers of the page stand. */
const columns = (): number =>
  new Set(
    // What is new and next may stand above them, in a list of its own.
    [...([...document.querySelectorAll('main ul')].at(-1)?.children ?? [])].map((item) =>
      Math.round(item.getBoundingClientRect().left),
    ),
  ).size;

for (const [route, rows] of [
  ['/', fullRows],
  ['/audiobooks/', handfulRows],
] as const) {
  test(`the covers of ${route} stand in as many columns as the table says`, async ({ visitor }) => {
    await visitor.open(route);
    for (const width of [360, 768, 1440]) {
      await visitor.resize(width, 740);
      await expect.poll(() => visitor.run(() => innerWidth)).toBe(width);
      const said = rows.findLast(({ from }) => 16 * from <= width)?.columns;
      expect(await visitor.run(columns), `${width} px`).toBe(said);
    }
  });
}
