import { expect, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { plainControls } from '../support/browser/forcedColours';
import { oneOfEachTemplate } from '../support/site/fixtureSite';

test('every control is painted as one in forced colours, on a phone and on a wide screen', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const route of oneOfEachTemplate()) {
    await page.goto(route);
    // React would put back the words that are blanked.
    await isHydrated(page);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await plainControls(page), `${route}, ${width} px wide`).toEqual([]);
    }
  }
});
