import { expect, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { lengthenWords, narrowOrWide } from '../support/browser/overflow';
import { oneOfEachKind } from '../support/site/fixtureSite';

for (const width of [320, 375])
  test(`nothing scrolls sideways in large text, nor stands in a narrow column, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const route of oneOfEachKind()) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      // What needs scripts is looked at as well.
      await isHydrated(page);
      for (const words of ['usual', 'long']) {
        if (words === 'long') await lengthenWords(page);
        for (const text of [100, 150, 200]) {
          await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
          expect.soft(await narrowOrWide(page), `${route}, text ${text} %, ${words} words`).toEqual([]);
        }
      }
    }
  });
