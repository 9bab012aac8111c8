import { expect } from '@playwright/test';
import { beside, open, write } from '../support/editor/page';
import { test } from '../support/editor/test';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

test('a book that has a page is drawn there, with all that its form says', async ({ page, editor }) => {
  await open(page, editor, '#/collections/books/entries/first-book/index');
  const frame = beside(page);
  await expect(frame.getByRole('heading', { level: 1, name: 'First Book' })).toBeVisible({ timeout: 60_000 });
  await write(page, 'Title', 'A Book in the Making');
  await expect(frame.getByRole('heading', { level: 1, name: 'A Book in the Making' })).toBeVisible();
  await expect(page.getByLabel('Format', { exact: true }).filter({ visible: true })).toHaveCount(0);
  await page.getByText('Book page', { exact: true }).click();
  await write(page, 'Subtitle (optional)', 'Another Beginning');
  await expect(frame.getByText('Another Beginning')).toBeVisible();
  await page.getByLabel('Subtitle (optional)').fill('');
  await expect(frame.getByText('Another Beginning')).toHaveCount(0);
});

test('an excerpt is drawn unfolded on the page of its book', async ({ page, editor }) => {
  await open(page, editor, '#/collections/excerpts/entries/the-first-night/index');
  const frame = beside(page);
  await expect(frame.getByText('The lamp stood where it had always stood')).toBeVisible({ timeout: 60_000 });
  await page
    .locator('[contenteditable=true] p')
    .first()
    .click({ position: { x: 4, y: 8 } });
  await page.keyboard.press('Home');
  await page.keyboard.type('Typed just now. ');
  await expect(frame.getByText('Typed just now. The lamp stood')).toBeVisible();
  await write(page, 'Title', 'The Night Before');
  await expect(frame.getByText('The Night Before')).toBeVisible();
});

test('an excerpt that no book has says how it comes to be shown', async ({ page, editor }) => {
  await open(page, editor, '#/collections/excerpts/new');
  await expect(page.frameLocator('#preview-pane').getByText('No book has this excerpt yet.')).toBeVisible();
});
