import { expect, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { lengthenWords, narrowOrWide } from '../support/browser/overflow';
import { oneOfEachKind } from '../support/site/fixtureSite';

test('nothing scrolls sideways in large text, nor stands in a narrow column, on small phones', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const route of oneOfEachKind()) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    // What needs scripts is looked at as well.
    await isHydrated(page);
    for (const words of ['usual', 'long']) {
      if (words === 'long') await lengthenWords(page);
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 800 });
        for (const text of [100, 150, 200]) {
          await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
          const found = await narrowOrWide(page);
          expect.soft(found, `${route}, ${width} px wide, text ${text} %, ${words} words`).toEqual([]);
        }
      }
    }
  }
});
