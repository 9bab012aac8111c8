import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { pageNames, routes } from '../support/browser/pages';
import { watch } from '../support/browser/watch';

/** Marks the document, so that a load of a new one would show. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isMarked: true });
  });

const nav = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

test('all pages are reached by clicks, without a load of a new document', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  await page.goto('/', { waitUntil: 'networkidle' });
  await mark(page);
  for (const [index, route] of [...routes.entries()].reverse()) {
    await nav(page)
      .getByRole('link', { name: pageNames[index] ?? '', exact: true })
      .click();
    await expect(page).toHaveURL(route);
    await expect(nav(page).locator('[aria-current=page]')).toHaveText(pageNames[index] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await page.evaluate('window.isMarked')).toBe(true);
  expect(seen).toEqual([]);
});

test('back and forward go where one was', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await nav(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^About/);
  await page.goBack();
  await expect(page).toHaveTitle(/^A site/);
  await page.goForward();
  await expect(page).toHaveTitle(/^About/);
});

test('on a phone the pages are folded, open with a tap in reading order, and fold again on the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const link = nav(page).getByRole('link', { name: 'Music' });
  await expect(link).toBeHidden();
  await page.getByText('Menu').click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/music/');
  await expect(link).toBeHidden();
});

test('on a wide screen the pages stand open, and there is nothing to fold', async ({ page }) => {
  await page.goto('/');
  await expect(nav(page).getByRole('link')).toHaveCount(pageNames.length);
  await expect(page.getByText('Menu')).toBeHidden();
});

test('an unknown address shows the page for it, in the site’s own clothes', async ({ page }) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(nav(page).getByRole('link')).toHaveCount(pageNames.length);
});

test('what crawlers read stays in the head when React takes over, and goes with the page that it is of', async ({
  page,
}) => {
  const cards = page.locator('head :is([property="og:title"], [type="application/ld+json"])');
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await isHydrated(page);
  await expect(cards).toHaveCount(2);
  // A place on the same page.
  await page.evaluate(() => (location.hash = 'content'));
  await expect(cards).toHaveCount(2);
  await nav(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/^Blog/);
  await expect(cards).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/$/);
});

test('what the home page says of profiles goes with it, where the feeds are stays on every page', async ({
  page,
}) => {
  const profiles = page.locator('head link[rel=me]');
  const feeds = page.locator('head link[rel=alternate][title]');
  await page.goto('/', { waitUntil: 'networkidle' });
  await isHydrated(page);
  await expect(profiles).not.toHaveCount(0);
  await expect(feeds).toHaveCount(2);
  await nav(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/^Blog/);
  await expect(profiles).toHaveCount(0);
  await expect(feeds).toHaveCount(2);
});
