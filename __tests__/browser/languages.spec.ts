import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { axeFindings } from '../support/browser/axe';
import { watch } from '../support/browser/watch';

const goTo = (page: Page, label: string, language: string): Promise<void> =>
  page.getByRole('navigation', { name: label }).getByRole('link', { name: language }).click();

/** Another language is a document of its own, which breaks off what is fetched ahead. */
const isFetchedAhead = (line: string): boolean => /^failed: .*\/component---[^/]+\.(js|css)$/.test(line);

test('a visitor goes over to another language and back, and on to all that is there in it', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const html = page.locator('html');
  await page.goto('/stories/the-wick/');
  await isHydrated(page);
  await goTo(page, 'Languages', 'Deutsch');
  await expect(page).toHaveURL('/de/stories/the-wick/');
  await expect(page.getByRole('heading', { level: 1, name: 'Der Docht' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('navigation', { name: 'Seiten' })).toBeVisible();
  await goTo(page, 'Sprachen', 'Deutsch');
  await expect(page).toHaveURL('/de/');
  await isHydrated(page);
  await page.getByRole('link', { name: 'Ein Essay' }).click();
  await expect(page).toHaveURL('/de/blog/an-essay/');
  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Code' }).click();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await page.goBack();
  await expect(html).toHaveAttribute('lang', 'de');
  await goTo(page, 'Sprachen', 'English');
  await expect(page).toHaveURL('/blog/an-essay/');
  expect(seen.filter((line) => !isFetchedAhead(line))).toEqual([]);
});

for (const route of ['/de/stories/the-wick/', '/de/'])
  test(`${route} is accessible in light and dark`, async ({ page }) => {
    await page.goto(route);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
  });
