import { inflateSync } from 'node:zlib';
import axe from 'axe-core';
import { wcag22 } from '../support/browser/axe';
import { expect, test } from './support/test';
import { keys } from './support/visitor';

for (const route of ['/', '/music/', '/blog/a-story/', '/swof/', '/running/']) {
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

for (const [what, how] of [
  ['the middle button', { button: 1 }],
  ['Ctrl held', { held: keys.control }],
] as const) {
  test(`a click with ${what} opens a new tab, and this one stays`, async ({ visitor, engine }) => {
    await visitor.open('/');
    await engine.closeOthers?.();
    await visitor.click('nav a[href="/about/"]', how);
    await expect.poll(() => engine.closeOthers?.()).toBe(1);
    await visitor.isAt('/', 'Books');
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

test('the blog prints, each of its three posts on pages of its own', async ({ visitor, engine }) => {
  await visitor.open('/blog/');
  expect(pageCount((await engine.print?.()) ?? Buffer.of())).toBeGreaterThan(3);
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
  await visitor.open('/blog/a-story/');
  await visitor.run(async () => {
    await document.fonts.ready;
  });
  const [before = NaN, after = NaN] = await visitor.run(initialPlaces);
  expect(Math.abs(before)).toBeLessThan(2);
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(8);
});
