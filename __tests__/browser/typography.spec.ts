import { expect, type Page, test } from '@playwright/test';
import { launchOptions } from '../../tools/browser/launchOptions';
import { entriesOf } from '../support/site/fixtureSite';
import { routes } from '../support/browser/pages';
import { lateFonts, layoutShift } from '../support/browser/fonts';
import { samePage } from '../support/browser/samePage';
import { baselines, charactersPerLine, style } from '../support/browser/setting';

test.use({ launchOptions });
const tab = samePage();

const story = '/blog/a-story/';
const posts = entriesOf('posts').map(({ slug }) => `/blog/${slug}/`);

/** Opens a page and waits for its faces. */
const open = async (page: Page, route: string): Promise<void> => {
  await page.goto(route);
  await page.evaluate(() => document.fonts.ready);
};

test('text is set in Alegreya and its italic, labels in its small capitals', async () => {
  const page = tab();
  await open(page, story);
  const ready = await page.evaluate(() =>
    ['16px Alegreya', 'italic 16px Alegreya', '16px "Alegreya SC"'].map((font) => document.fonts.check(font)),
  );
  expect(ready).toEqual([true, true, true]);
  expect(await style(page, 'main article > div > p:last-child', 'font-family')).toMatch(/^"?Alegreya"?,/);
  expect(await style(page, 'nav a', 'font-family')).toMatch(/^"?Alegreya SC"?,/);
});

test('figures are old-style in text and tabular in the table', async () => {
  const page = tab();
  await open(page, '/swof/');
  expect(await style(page, 'main p', 'font-variant-numeric')).toBe('oldstyle-nums');
  // The cells are other ones when the days are counted.
  await expect.poll(() => style(page, 'main td', 'font-variant-numeric')).toBe('lining-nums tabular-nums');
});

/** A page of each template. */
const kinds = [...routes, story, '/privacy-policy/', '/404/'].filter(
  (route) => !['/audiobooks/', '/anthologies/'].includes(route),
);

/** How much a page may move when its faces arrive late, by the size of the screen. */
const shifts = [
  { width: 1280, height: 720, pages: ['/', story, '/swof/', '/running/'], most: 0.01 },
  { width: 412, height: 823, pages: kinds, most: 0.02 },
];

for (const { width, height, pages, most } of shifts) {
  for (const route of pages) {
    test(`${route} hardly moves at ${width} px when the faces arrive late`, async () => {
      const page = tab();
      await page.setViewportSize({ width, height });
      await lateFonts(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      expect(await layoutShift(page)).toBeLessThan(most);
    });
  }
}

/** The fewest and the most characters that a line may have, by the width of the page. */
const measures = [
  [1440, 60, 75],
  [768, 60, 75],
  [360, 34, 60],
] as const;

for (const route of [...posts, '/about/', '/privacy-policy/']) {
  test(`${route} has lines of 60 to 75 characters, on a phone of 34 to 60`, async () => {
    const page = tab();
    await open(page, route);
    for (const [width, fewest, most] of measures) {
      await page.setViewportSize({ width, height: 800 });
      const mean = await charactersPerLine(page, 'main p:not(:has(picture))');
      expect.soft(mean, `at ${width} px`).toBeGreaterThanOrEqual(fewest);
      expect.soft(mean, `at ${width} px`).toBeLessThanOrEqual(most);
    }
  });
}

test('paragraphs and items stand on one grid of lines', async () => {
  const page = tab();
  await page.setViewportSize({ width: 1280, height: 720 });
  // A table and a picture are as high as they are.
  const plain = posts.filter((route) => route !== '/blog/a-noted-story/');
  for (const route of [...plain, '/privacy-policy/']) {
    await open(page, route);
    const line = Number.parseFloat(await style(page, 'main p', 'line-height'));
    const [first = 0, ...others] = await baselines(
      page,
      'main article > div > p:not(:has(picture)), main article > div li, main div > p:not(:has(picture))',
    );
    const offGrid = others.map((y) => Math.abs((y - first) / line - Math.round((y - first) / line)) * line);
    expect.soft(Math.max(...offGrid), route).toBeLessThan(1);
  }
});

test('fiction begins with an initial of three lines and small capitals, an essay does not', async ({
  page,
}) => {
  await open(page, story);
  const first = 'main article > div > p';
  expect(await style(page, first, 'initial-letter', '::first-letter')).toBe('3');
  expect(await style(page, first, 'font-family', '::first-line')).toMatch(/^"?Alegreya SC"?,/);
  await open(page, '/blog/an-essay/');
  expect(await style(page, first, 'initial-letter', '::first-letter')).toBe('normal');
});

test('text in the middle is not hyphenated', async () => {
  const page = tab();
  await open(page, '/');
  expect(await style(page, 'main p', 'text-align')).toBe('center');
  expect(await style(page, 'main p', 'hyphens')).toBe('manual');
});
