import { expect, test } from '@playwright/test';
import { postSlugs } from '../site/support';
import { lateFonts, layoutShift } from './support/fonts';
import { baselines, charactersPerLine, style } from './support/setting';

const story = '/blog/empty-car/';
const posts = postSlugs.map((slug) => `/blog/${slug}/`);

test('text is set in Alegreya and its italic, labels in its small capitals', async ({ page }) => {
  await page.goto(story, { waitUntil: 'networkidle' });
  const ready = await page.evaluate(() =>
    ['16px Alegreya', 'italic 16px Alegreya', '16px "Alegreya SC"'].map((font) => document.fonts.check(font)),
  );
  expect(ready).toEqual([true, true, true]);
  expect(await style(page, 'main article > div > p:last-child', 'font-family')).toMatch(/^"?Alegreya"?,/);
  expect(await style(page, 'nav a', 'font-family')).toMatch(/^"?Alegreya SC"?,/);
});

test('figures are old-style in text and tabular in the table', async ({ page }) => {
  await page.goto('/swof/', { waitUntil: 'networkidle' });
  expect(await style(page, 'main p', 'font-variant-numeric')).toBe('oldstyle-nums');
  expect(await style(page, 'main td', 'font-variant-numeric')).toBe('lining-nums tabular-nums');
});

test('nothing moves when the faces arrive late', async ({ page }) => {
  await lateFonts(page);
  for (const route of ['/', story, '/swof/', '/running/']) {
    await page.goto(route, { waitUntil: 'networkidle' });
    expect.soft(await layoutShift(page), route).toBeLessThan(0.01);
  }
});

for (const [width, fewest, most] of [
  [1440, 60, 75],
  [768, 60, 75],
  [360, 34, 60],
] as const) {
  test(`at ${width} px a line has ${fewest} to ${most} characters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of [...posts, '/about/', '/privacy-policy/']) {
      await page.goto(route, { waitUntil: 'networkidle' });
      const mean = await charactersPerLine(page, 'main p');
      expect.soft(mean, route).toBeGreaterThanOrEqual(fewest);
      expect.soft(mean, route).toBeLessThanOrEqual(most);
    }
  });
}

test('paragraphs and items stand on one grid of lines', async ({ page }) => {
  for (const route of [...posts, '/privacy-policy/']) {
    await page.goto(route, { waitUntil: 'networkidle' });
    const line = Number.parseFloat(await style(page, 'main p', 'line-height'));
    const [first = 0, ...others] = await baselines(
      page,
      'main article > :last-child > p:not(:has(picture)), main li, main div > p:not(:has(picture))',
    );
    const offGrid = others.map((y) => Math.abs((y - first) / line - Math.round((y - first) / line)) * line);
    expect.soft(Math.max(...offGrid), route).toBeLessThan(1);
  }
});

test('fiction begins with an initial of three lines and small capitals, an essay does not', async ({
  page,
}) => {
  await page.goto(story, { waitUntil: 'networkidle' });
  const first = 'main article > div > p';
  expect(await style(page, first, 'initial-letter', '::first-letter')).toBe('3');
  expect(await style(page, first, 'font-family', '::first-line')).toMatch(/^"?Alegreya SC"?,/);
  await page.goto('/blog/thin-skin/', { waitUntil: 'networkidle' });
  expect(await style(page, first, 'initial-letter', '::first-letter')).toBe('normal');
});
