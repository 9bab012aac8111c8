import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/browser/axe';
import { watch } from '../support/browser/watch';

test('the second page of covers is reached by its link, quiet and accessible, and leads back', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  await page.goto('/anthologies/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'More covers' }).click();
  await expect(page).toHaveURL('/anthologies/2/');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Anthology 61' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
  await page.getByRole('link', { name: 'Page 1' }).click();
  await expect(page).toHaveURL('/anthologies/');
  await expect(page.getByRole('link', { name: 'Anthology 1', exact: true })).toBeVisible();
  expect(seen).toEqual([]);
});
