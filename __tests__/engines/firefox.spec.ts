import { inflateSync } from 'node:zlib';
import axe from 'axe-core';
import { allRoutes } from '../site/support';
import { startFirefox } from './support/firefox';
import { expect, test } from './support/test';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const route of ['/', '/music/', '/blog/empty-car/', '/swof/', '/running/']) {
  test(`${route} is accessible`, async ({ visitor, engine }) => {
    await visitor.open(route);
    await engine.evaluate(`${axe.source}; ''`);
    const findings = await visitor.run(async (tags: string[]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: tags,
      });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    }, wcag22);
    expect(findings).toEqual([]);
  });
}

/** How many pages a PDF has: most of what it says of itself is compressed. */
const pageCount = (pdf: Buffer): number =>
  pdf
    .toString('latin1')
    .split(/stream\r?\n/)
    .map((part) => {
      try {
        return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
      } catch {
        return part;
      }
    })
    .join('\n')
    .match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('the blog prints, each of its four posts on pages of its own', async ({ visitor, engine }) => {
  await visitor.open('/blog/');
  expect(pageCount((await engine.print?.()) ?? Buffer.of())).toBeGreaterThan(4);
});

/** How far the initial of the first paragraph stands from the text's edge, and the next letter from it, in pixels. */
const initialPlaces = (): readonly number[] => {
  const first = document.querySelector('main article > div > p');
  const text = first?.firstChild;
  if (!first || !text) throw new Error('There is no text');
  const box = (index: number): DOMRect => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect();
  };
  return [box(0).left - first.getBoundingClientRect().left, box(1).left - box(0).right];
};

test('a story’s initial stands at the edge of the text, and the text beside it', async ({ visitor }) => {
  await visitor.open('/blog/empty-car/');
  await visitor.run(async () => {
    await document.fonts.ready;
  });
  const [before = NaN, after = NaN] = await visitor.run(initialPlaces);
  expect(Math.abs(before)).toBeLessThan(2);
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(8);
});

/** What a page without scripts has: no promise is kept there. */
const contents = (): string =>
  JSON.stringify([
    'seen' in window,
    document.querySelectorAll('h1').length,
    document.querySelectorAll('nav a').length,
    [...document.images].filter((image) => image.complete && !image.naturalWidth).length,
  ]);

test('without JavaScript every page is complete', async ({ site }) => {
  test.setTimeout(120_000);
  const engine = await startFirefox(false);
  for (const route of allRoutes) {
    await engine.navigate(site.origin + route);
    const found = JSON.parse(await engine.evaluate(`(${String(contents)})()`)) as unknown;
    expect(found, route).toEqual([false, 1, 11, 0]);
  }
  await engine.close();
});
