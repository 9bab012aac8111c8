import { expect, test } from '@playwright/test';
import { printedPages } from '../support/browser/printedPages';
import { style } from '../support/browser/setting';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
});

test('a post prints as a story: black on white, justified, without what is for screens', async ({ page }) => {
  await page.goto('/blog/a-story/');
  expect(await style(page, 'body', 'color')).toBe('rgb(0, 0, 0)');
  expect(await style(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)');
  expect(await style(page, 'main article > div', 'text-align')).toBe('justify');
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('each post of the blog begins on a page of its own', async ({ page }) => {
  await page.goto('/blog/');
  const breaks = await page
    .locator('main article')
    .evaluateAll((articles) => articles.map((article) => getComputedStyle(article).breakBefore));
  expect(breaks).toEqual(['page', 'page', 'page', 'page']);
});

test('no cover, player or row of the table is torn by the end of a page', async ({ page }) => {
  await page.goto('/');
  expect(await style(page, 'main > ul > li', 'break-inside')).toBe('avoid');
  await page.goto('/swof/');
  expect(await style(page, 'main tr', 'break-inside')).toBe('avoid');
  await page.goto('/running/');
  await expect(page.locator('audio').first()).toBeHidden();
});

test('a book prints on one page, with its cover and where it is sold, and without what is for screens', async ({
  page,
}) => {
  await page.goto('/books/first-book/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('section[aria-labelledby=editions]')).toBeVisible();
  await expect(page.locator('main details').first()).toBeHidden();
  await expect(page.locator('section[aria-labelledby=others]')).toBeHidden();
  for (const format of ['Letter', 'A4']) expect(await printedPages(page, format)).toBe(1);
});

test('a series prints with its boxes', async ({ page }) => {
  await page.goto('/series/the-lamps/');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});
