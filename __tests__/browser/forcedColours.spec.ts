import { expect, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { plainControls } from '../support/browser/forcedColours';
import { oneOfEachKind } from '../support/site/fixtureSite';

for (const width of [375, 1280])
  test(`every control is painted as one in forced colours, ${width} px wide`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width, height: 800 });
    for (const route of oneOfEachKind()) {
      await page.goto(route);
      // React would put back the words that are blanked.
      await isHydrated(page);
      expect.soft(await plainControls(page), route).toEqual([]);
    }
  });
