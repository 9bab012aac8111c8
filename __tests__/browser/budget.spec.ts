import { expect, test } from '@playwright/test';
import { launchOptions } from '../../tools/browser/launchOptions';
import { budget, firstView, phone } from '../support/browser/firstView';

// The headless shell fetches more of the pictures that are not on the screen yet.
test.use({ launchOptions });

test.use(phone);

test('a browser without Temporal fetches it for the wall of fame, and what that costs has its limit', async ({
  page,
}) => {
  await page.addInitScript('delete globalThis.Temporal');
  const { script } = await firstView(page, '/swof/');
  expect(script).toBeGreaterThan(budget.script);
  expect(script).toBeLessThanOrEqual(budget.script + budget.temporal);
});
