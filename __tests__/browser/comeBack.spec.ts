import { expect, test } from '@playwright/test';
import { longestHold } from '../../src/browser/lateRuntime';
import { launchOptions } from '../../tools/browser/launchOptions';
import { poster, withoutStrangers } from '../support/browser/posters';

// A page comes back as it was left, which Playwright's browsers otherwise prevent.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('a click that was given up for another page is not remembered when the visitor comes back', async ({
  page,
}) => {
  await withoutStrangers(page);
  // A request under way would have the page made anew.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.getElementById('runtime')?.remove());
  });
  await page.clock.install();
  await page.goto('/music/', { waitUntil: 'load' });
  await page.evaluate(() => Object.assign(window, { isAsLeft: true }));
  await poster(page, 'Spring').click();
  await page.getByRole('link', { name: 'Terms And Conditions' }).click();
  await expect(page).toHaveURL('/terms-and-conditions/');
  await page.waitForLoadState('load');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/music/');
  expect(await page.evaluate('window.isAsLeft')).toBe(true);
  await page.clock.runFor(longestHold + 1);
  await expect(page).toHaveURL('/music/');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});
