import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { allRoutes } from '../site/support';
import { watch } from './support/watch';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const height = 800;

/** Both schemes on the widest page, and the narrowest, which folds its navigation; axe takes a second for each. */
const looks = [
  [320, 'dark'],
  [1280, 'dark'],
  [1280, 'light'],
] as const;

const axeFindings = async (page: Page): Promise<unknown[]> => {
  // A colour halfway between light and dark is none of ours.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // Else axe opens a page of its own, for frames of other origins; no page has one.
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};

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
