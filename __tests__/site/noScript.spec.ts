import { expect, test } from '@playwright/test';
import { at, navigation, typicalRoutes } from '../support/site/ownSite';

test.use({ javaScriptEnabled: false });

for (const route of typicalRoutes()) {
  test(`${route} is complete without JavaScript`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').first().getByRole('link')).toHaveCount(navigation.length);
    for (const picture of await page.getByRole('main').getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  });
}

test('an unknown address shows the page for it', async ({ page }) => {
  const unknown = await page.goto(at('/no/such/page/'));
  expect(unknown?.status()).toBe(404);
  const shown = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(at('/404/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown ?? '');
});
