import { expect, test } from '@playwright/test';
import { watch } from '../support/browser/watch';
import { axeFindings } from '../support/browser/axe';
import { allRoutes } from '../support/site/ownSite';

const height = 800;

/** Both schemes on the widest page, and the narrowest, which folds its navigation; axe takes a second for each. */
const looks = [
  [320, 'dark'],
  [1280, 'dark'],
  [1280, 'light'],
] as const;

for (const route of allRoutes) {
  test(`${route} is quiet and accessible, and does not scroll sideways`, async ({ page, baseURL }) => {
    const seen = watch(page, baseURL);
    await page.setViewportSize({ width: 1280, height });
    await page.goto(route, { waitUntil: 'networkidle' });
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    for (const [width, colorScheme] of looks) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `at ${width} px, ${colorScheme}`).toEqual([]);
    }
    expect(seen).toEqual([]);
  });
}
