import { expect, test } from '@playwright/test';
import { expectComplete } from '../support/browser/completePage';
import { samePage } from '../support/browser/samePage';
import { at, navigation, typicalRoutes } from '../support/site/ownSite';

const samePlain = samePage({ javaScriptEnabled: false });

for (const { route } of typicalRoutes()) {
  test(`${route} is complete without JavaScript`, () =>
    expectComplete(samePlain(), route, navigation.length));
}

test('an unknown address shows the page for it', async () => {
  const page = samePlain();
  const unknown = await page.goto(at('/no/such/page/'));
  expect(unknown?.status()).toBe(404);
  const shown = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(at('/404/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown ?? '');
});
