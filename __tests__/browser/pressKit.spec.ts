import { expect, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';

test('a bio is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/press-kit/');
  await isHydrated(page);
  const section = page.getByRole('region', { name: 'In 100 words' });
  await section.getByRole('button', { name: 'Copy In 100 words' }).click();
  await expect(section.getByRole('status')).toHaveText('Copied');
  await expect(section.getByRole('button')).toHaveText('Copied In 100 words');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split(/\s+/)).toHaveLength(100);
  expect(copied).toContain('\n\n');
  await expect(section.getByRole('button')).toHaveText('Copy In 100 words');
});

test('the archive is downloaded under its name', async ({ page }) => {
  await page.goto('/press-kit/');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download everything \(ZIP, [\d.]+ [kM]B\)$/ }).click();
  expect((await started).suggestedFilename()).toBe('press-kit.zip');
});
