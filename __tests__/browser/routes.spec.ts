import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { allRoutes } from '../site/support';
import { watch } from './support/watch';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const route of allRoutes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${route} in ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('is quiet and accessible, and does not scroll sideways', async ({ page, baseURL }) => {
        const seen = watch(page, baseURL);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(route, { waitUntil: 'networkidle' });
        for (const width of [1280, 360, 320]) {
          await page.setViewportSize({ width, height: 800 });
          const { violations } = await new AxeBuilder({ page }).withTags(wcag22).analyze();
          const findings = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
          expect(findings, `at ${width} px`).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
        }
        expect(seen).toEqual([]);
      });
    });
  }
}
