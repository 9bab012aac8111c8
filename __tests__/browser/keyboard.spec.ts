import { expect, type Page, test } from '@playwright/test';
import { pageNames } from '../support/browser/pages';

const focused = (page: Page) => page.locator(':focus');

test('the first stop skips to the content', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('Third Book');
});

test('the stops follow the reading order, and each can be seen', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  // What is next, the covers, each with the line that leads to its page.
  const names = [
    'A site',
    ...pageNames,
    'Elsewhere',
    'Third Book',
    'First Book',
    'First Book: about the book',
    'Second Book',
  ];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName(name);
    await expect(focused(page)).toHaveCSS('outline-style', 'solid');
  }
});

test('a page is opened with Enter', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'SWOF' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobriety Wall of Fame');
});

test('on a phone the pages open and close with a key', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByText('Menu').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('Books');
  await page.getByText('Menu').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'AudioBooks' })).toBeHidden();
});
