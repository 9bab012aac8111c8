import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { axeFindings } from '../support/browser/axe';
import { watch } from '../support/browser/watch';

const to = (page: Page, label: string, language: string) =>
  page.getByRole('navigation', { name: label }).getByRole('link', { name: language });

test('a visitor goes over to another language and back, and on to all that is there in it', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const html = page.locator('html');
  await page.goto('/stories/the-wick/');
  await isHydrated(page);
  await to(page, 'Languages', 'Deutsch').click();
  await expect(page).toHaveURL('/de/stories/the-wick/');
  await expect(page.getByRole('heading', { level: 1, name: 'Der Docht' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('navigation', { name: 'Seiten' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/');
  await page.getByRole('link', { name: 'Ein Essay' }).click();
  await to(page, 'Sprachen', 'English').click();
  await expect(page).toHaveURL('/blog/an-essay/');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(seen).toEqual([]);
});

for (const route of ['/de/stories/the-wick/', '/de/'])
  test(`${route} is accessible in light and dark`, async ({ page }) => {
    await page.goto(route);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
  });
