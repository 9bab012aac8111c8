import { chromium, expect, type Locator, type Page, test } from '@playwright/test';
import { holdBack, scripts } from './support/hydration';
import { launchOptions } from './support/launchOptions';
import { standIn } from './support/standIn';

const poster = (page: Page, film: string): Locator => page.getByRole('link', { name: `Play ${film}` });

/** Answers in YouTube's place. */
const withoutStrangers = async (page: Page): Promise<void> => {
  await standIn(page, 'https://www.youtube-nocookie.com/**');
  await standIn(page, 'https://www.youtube.com/**');
};

test.beforeEach(({ page }) => withoutStrangers(page));

test('a click on a poster before the scripts are there opens its player as soon as they are', async ({
  page,
}) => {
  const release = await holdBack(page, scripts);
  await page.goto('/music/', { waitUntil: 'load' });
  await poster(page, 'Spring').click();
  await expect(poster(page, 'Spring')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/music/');
  release();
  await expect(page.locator('iframe')).toBeFocused();
});

test('of two posters the one that was clicked last opens, and the other waits no longer', async ({
  page,
}) => {
  const release = await holdBack(page, scripts);
  await page.goto('/music/', { waitUntil: 'load' });
  await poster(page, 'Spring').click();
  await poster(page, 'Sintel').click();
  await expect(page.locator('[aria-busy]')).toHaveCount(1);
  release();
  await expect(page.getByTitle('Sintel')).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('where a script fails, a click on a poster goes where its link leads, at once', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/music/', { waitUntil: 'load' });
  await poster(page, 'Spring').click();
  // Half the time that it waits where none comes.
  await expect(page).toHaveURL(/^https:\/\/www\.youtube\.com\/watch/, { timeout: 2000 });
});

test('a script that fails and is not of the site takes no click along', async ({ page }) => {
  await page.route('https://extension.test/**', (route) => route.abort());
  const release = await holdBack(page, scripts);
  await page.goto('/music/', { waitUntil: 'load' });
  await poster(page, 'Spring').click();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = 'https://extension.test/script.mjs';
        script.onerror = resolve;
        document.head.append(script);
      }),
  );
  await expect(poster(page, 'Spring')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('iframe')).toBeFocused();
});

test('where the scripts never come, it goes there after four seconds', async ({ page }) => {
  await holdBack(page, scripts);
  await page.goto('/music/', { waitUntil: 'load' });
  await poster(page, 'Spring').click();
  await page.waitForTimeout(3000);
  await expect(page).toHaveURL('/music/');
  await expect(page).toHaveURL(/^https:\/\/www\.youtube\.com\/watch/, { timeout: 8000 });
});

test('a click that was given up for another page is not remembered when the visitor comes back', async ({
  baseURL,
}) => {
  // The page comes back as it was left, which Playwright's browsers otherwise prevent.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await withoutStrangers(page);
  // A request under way would have the page made anew.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.getElementById('runtime')?.remove());
  });
  await page.goto('/music/', { waitUntil: 'load' });
  await page.evaluate(() => Object.assign(window, { isAsLeft: true }));
  await poster(page, 'Spring').click();
  await page.getByRole('link', { name: 'Terms And Conditions' }).click();
  await expect(page).toHaveURL('/terms-and-conditions/');
  await page.waitForLoadState('load');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/music/');
  expect(await page.evaluate('window.isAsLeft')).toBe(true);
  await page.waitForTimeout(4500);
  await expect(page).toHaveURL('/music/');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await browser.close();
});
