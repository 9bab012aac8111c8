import { expect, test } from '@playwright/test';
import { expectComplete } from '../support/browser/completePage';
import { navigation, oneOfEachKind } from '../support/site/fixtureSite';

test.use({ javaScriptEnabled: false });

test('the folded pages open on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByText('Menu').click();
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact/');
});

test('the wall of fame shows the start dates', async ({ page }) => {
  await page.goto('/swof/');
  await expect(page.getByRole('row', { name: 'J.T.' })).toHaveText('J.T.February 29, 2004');
});

test('a video is a plain link to its page', async ({ page }) => {
  await page.goto('/music/');
  await expect(page.getByRole('link', { name: 'Play Sintel' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  );
});

test('a soundtrack can be played and downloaded', async ({ page }) => {
  await page.goto('/running/');
  await expect(page.locator('audio[controls]')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(3);
});

test('every kind of page is complete', async ({ page }) => {
  test.setTimeout(120_000);
  for (const route of oneOfEachKind()) {
    await expectComplete(page, route, navigation.length);
  }
});
