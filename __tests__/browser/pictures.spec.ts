import { expect, type Page, test } from '@playwright/test';

const routes = ['/', '/audiobooks/', '/music/', '/about/', '/running/', '/blog/an-essay/'];

/** A strip of covers takes what the grids have: widths of its own would be two files more for each cover. */
const sized = 'picture img:not(.covers img)';

/** Of every kind of picture on the page, one: how wide the file that was fetched is, for one pixel of the screen. */
const fetchedPerShown = (page: Page): Promise<number[]> =>
  page.evaluate(async (selector) => {
    const kinds = new Map(
      [...document.querySelectorAll<HTMLImageElement>(selector)].map((image) => [image.sizes, image]),
    );
    await Promise.all(
      [...kinds.values()].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    );
    return [...kinds.values()].map((image) => {
      const candidates = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])]
        .flatMap(({ srcset }) => srcset.split(','))
        .map((candidate) => candidate.trim().split(' '));
      const path = new URL(image.currentSrc).pathname;
      const width = Number.parseInt(candidates.find(([url]) => url === path)?.[1] ?? '');
      return width / (image.getBoundingClientRect().width * devicePixelRatio);
    });
  }, sized);

/** Widths of screens, and how many of their pixels are one of a page: phones have two or three, desks one or two. */
const screens = [
  [320, 2],
  [360, 3],
  [390, 3],
  [412, 2],
  [412, 3],
  [480, 1],
  [600, 2],
  [768, 1],
  [768, 2],
  [1024, 1],
  [1024, 2],
  [1440, 1],
  [1440, 2],
  [1920, 1],
  [1920, 2],
] as const;

for (const [width, deviceScaleFactor] of screens) {
  test.describe(`at ${width} px with ${deviceScaleFactor} pixels to one`, () => {
    // The pictures come without scripts.
    test.use({ deviceScaleFactor, viewport: { width, height: 800 }, javaScriptEnabled: false });

    test('no picture is fetched more than half as wide again as it is shown', async ({ page }) => {
      for (const route of routes) {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        const ratios = await fetchedPerShown(page);
        expect(ratios.length).toBeGreaterThan(0);
        expect(Math.max(...ratios), route).toBeLessThanOrEqual(1.5);
        expect(Math.min(...ratios), route).toBeGreaterThan(0.55);
      }
    });
  });
}
