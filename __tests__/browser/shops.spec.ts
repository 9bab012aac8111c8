import { expect, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';

const book = '/books/second-book/';

test('the shops of another country are left out, on the next visit too', async ({ page }) => {
  await page.goto(book);
  await isHydrated(page);
  await expect(page.getByRole('link', { name: 'Bücher am Eck' })).toBeVisible();
  await page.getByLabel('Shops in').selectOption('United States');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Bücher am Eck' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'A Shop Over There' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kobo' })).toBeVisible();
  await expect(page.getByLabel('Shops in')).toHaveValue('US');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the shops of all countries are there, and no choice', async ({ page }) => {
    await page.goto(book);
    await expect(page.getByRole('link', { name: 'Bücher am Eck' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'A Shop Over There' })).toBeVisible();
    await expect(page.getByLabel('Shops in')).toBeHidden();
  });
});
