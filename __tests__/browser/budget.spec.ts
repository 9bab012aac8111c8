import { expect, test } from '@playwright/test';
import { launchOptions } from '../../tools/browser/launchOptions';
import { budget, firstView, phone, tooManyPictures } from '../support/browser/firstView';
import { samePage } from '../support/browser/samePage';
import { oneOfEachTemplate } from '../support/site/fixtureSite';

// The headless shell fetches more of the pictures that are not on the screen yet.
test.use({ launchOptions });

const samePhone = samePage(phone);

test('a browser without Temporal fetches it for the wall of fame, and what that costs has its limit', async ({
  browser,
}) => {
  const page = await browser.newPage(phone);
  await page.addInitScript('delete globalThis.Temporal');
  const { script } = await firstView(page, '/swof/');
  expect(script).toBeGreaterThan(budget.script);
  expect(script).toBeLessThanOrEqual(budget.script + budget.temporal);
  await page.close();
});

for (const route of oneOfEachTemplate()) {
  // Style sheets are part of the HTML.
  test(`${route} keeps to the budget of HTML, scripts, fonts and pictures`, async () => {
    const page = samePhone();
    const view = await firstView(page, route);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(view) });
    // As it is sent: later those of pages that are fetched ahead come to it.
    expect(await (await page.request.get(route)).text()).not.toMatch(/<link[^>]* rel="?stylesheet/);
    expect(Math.min(view.document, view.script, view.font)).toBeGreaterThan(0);
    expect(view.document - view.words).toBeLessThanOrEqual(budget.html);
    expect(view.script).toBeLessThanOrEqual(budget.script);
    expect(view.font).toBeLessThanOrEqual(budget.font);
    expect(view.image, tooManyPictures(route, view)).toBeLessThanOrEqual(budget.image);
  });
}

test('who has too heavy pictures is told of which and what to do', () => {
  const bytes = { document: 1, script: 1, font: 1, image: 300_500, words: 1 };
  const pictures = ['cover.avif (200 kB)', 'portrait.avif (90 kB)', 'logo.svg (10 kB)', 'icon.png (1 kB)'];
  expect(tooManyPictures('/about/', { ...bytes, pictures })).toBe(
    '/about/ shows pictures of 301 kB before anything is scrolled, and may show 280 kB: take other files for the heaviest, cover.avif (200 kB), portrait.avif (90 kB), logo.svg (10 kB); a picture with less grain and fewer details is lighter, and so is a logo of fewer paths',
  );
});
