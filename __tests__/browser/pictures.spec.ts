import { expect, type Page, test } from '@playwright/test';

const routes = ['/', '/audiobooks/', '/music/', '/about/', '/running/', '/blog/an-essay/'];

/** Of every kind of picture on the page, one: how wide the file that was fetched is, for one pixel of the screen. */
const fetchedPerShown = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const kinds = new Map(
      [...document.querySelectorAll<HTMLImageElement>('picture img')].map((image) => [image.sizes, image]),
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
  });

for (const deviceScaleFactor of [1, 2, 3]) {
  for (const width of [320, 390, 412, 480, 600, 768, 1024, 1440, 1920]) {
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
}
