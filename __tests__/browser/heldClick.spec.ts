import { expect, test } from '@playwright/test';
import { longestHold } from '../../src/browser/lateRuntime';
import { holdBack, scripts } from '../support/browser/hydration';
import { poster, withoutStrangers } from '../support/browser/posters';

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
  await page.clock.install();
  await page.goto('/music/', { waitUntil: 'load' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await poster(page, 'Spring').click();
  await page.clock.runFor(longestHold - 1);
  await expect(poster(page, 'Spring')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/music/');
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/^https:\/\/www\.youtube\.com\/watch/);
});
