import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { palettes } from '../../src/lib/palettes';
import { ownFiles } from '../fixture/writeFixture';
import { beside, field, openApp, openEntry, saveApp, toList } from '../support/editor/app';
import { test } from '../support/editor/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** Marks the document in the frame, so that a reload would show. */
const mark = (frame: FrameLocator): Promise<void> =>
  frame.locator('html').evaluate((html) => html.setAttribute('data-marked', ''));

const cover = (book: string): string => join(ownFiles, `books/${book}/cover.jpg`);

const chooseCover = (page: Page, book: string): Promise<void> =>
  page.locator('[data-field=image] input[type=file]').first().setInputFiles(cover(book));

/** Whether a picture is drawn from a file that the editor has, and nothing else is asked for. */
const isChosen = async (page: Page, name: string): Promise<void> => {
  const image = beside(page).getByRole('img', { name, exact: true });
  await expect(image).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await expect(beside(page).locator('picture', { has: image }).locator('source')).toHaveCount(0);
};

/** Resolves when the frame is at a path. */
const isOnPage = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => new URL(page.frames()[1]?.url() ?? 'about:blank').pathname, { timeout: 40_000 })
    .toBe(path);

test('the page goes to what is opened, and draws at once what is typed and chosen', async ({
  page,
  editor,
}) => {
  const missed: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missed.push(response.url());
  });
  await openApp(page, editor);
  const site = beside(page);
  const drawn = site.getByRole('img', { name: 'Seventh Book', exact: true });
  await openEntry(page, 'Books', 'Seventh Book');
  await expect(drawn).toBeInViewport();
  await mark(site);
  const link = site.getByRole('link', { name: 'A Book in the Making' });
  const before = await site.getByRole('link', { name: 'Seventh Book' }).getAttribute('href');
  await field(page, 'Title').fill('A Book in the Making');
  await field(page, 'Link').fill('javascript:alert(1)');
  await expect(link).toHaveAttribute('href', before ?? '');
  await field(page, 'Link').fill('https://shop.example/another');
  await expect(link).toHaveAttribute('href', 'https://shop.example/another');
  await chooseCover(page, 'third-book');
  await isChosen(page, 'A Book in the Making');
  expect(editor.read('data/books/seventh-book/index.json')).toContain('"Seventh Book"');
  await saveApp(page);
  await field(page, 'Title').fill('A Book, Made');
  await isChosen(page, 'A Book, Made');
  await expect(site.locator('html[data-marked]')).toBeAttached();
  expect(missed.filter((url) => url.startsWith(editor.site))).toEqual([]);
});

test('each kind of entry has its page, and an excerpt that of its book, where it is unfolded', async ({
  page,
  editor,
}) => {
  await openApp(page, editor);
  await openEntry(page, 'Policies', 'Privacy Policy');
  await isOnPage(page, '/privacy-policy/');
  await toList(page);
  await openEntry(page, 'Excerpts', 'The First Night');
  await isOnPage(page, '/books/first-book/');
  await expect(beside(page).getByText('The lamp stood where it had always stood')).toBeVisible();
  await field(page, 'Title').fill('The Night Before');
  await expect(beside(page).getByText('The Night Before')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await toList(page);
  await page.getByRole('button', { name: 'Add an excerpt' }).click();
  await expect(page.getByText('No book has this excerpt yet.')).toBeVisible();
});

test('a text is drawn as it is typed, with its pictures, and saved without a reload', async ({
  page,
  editor,
}) => {
  // Gatsby says where a picture is before it has made it.
  let isMade = false;
  await page.route('**/static/**', (route) => (isMade ? route.continue() : route.fulfill({ status: 404 })));
  await openApp(page, editor);
  await openEntry(page, 'Posts', 'An Essay');
  const site = beside(page);
  const lamp = site.getByRole('img', { name: /^A lamp beside an open book/ });
  await expect(lamp).toBeAttached();
  await mark(site);
  await page.getByRole('textbox', { name: 'Text', exact: true }).getByText('A lamp does one thing').click();
  await page.keyboard.type('Typed just now. ');
  await expect(site.getByText('Typed just now.')).toBeVisible();
  // Below a picture of the post itself, it is fetched when it is come to.
  await lamp.scrollIntoViewIfNeeded();
  await expect(lamp).toHaveJSProperty('complete', true);
  await expect(lamp).toHaveJSProperty('naturalWidth', 0);
  isMade = true;
  await expect.poll(() => lamp.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await lamp.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/static/');
  await field(page, 'Title').fill('An Essay, Again');
  await saveApp(page);
  // No draft reaches the head: it comes from the file.
  await expect.poll(() => site.locator('title').first().textContent()).toContain('An Essay, Again ·');
  await expect(site.locator('html[data-marked]')).toBeAttached();
});

test('the site’s own words and its look are drawn as they are chosen', async ({ page, editor }) => {
  await openApp(page, editor);
  await openEntry(page, 'Site', 'Site');
  const site = beside(page);
  const body = site.locator('body');
  const ember = (): Promise<string> =>
    body.evaluate((root) => getComputedStyle(root).getPropertyValue('--colour-ember'));
  await expect(body).toHaveCSS('font-family', /^"?Alegreya"?,/);
  await field(page, 'Tagline').fill('A line in the making');
  await expect(site.getByRole('banner')).toContainText('A line in the making');
  await page.getByRole('button', { name: /Look/ }).first().click();
  await page.getByRole('combobox', { name: 'Palette' }).selectOption('gothic');
  await expect.poll(ember).toBe(palettes.gothic.light.ember);
  await mark(site);
  await page.getByRole('combobox', { name: 'Typeface' }).selectOption('vollkorn');
  await expect(body).toHaveCSS('font-family', /^"?Vollkorn"?,/);
  await expect.poll(() => body.evaluate(() => document.fonts.check('16px Vollkorn'))).toBe(true);
  await expect(site.locator('html[data-marked]')).toBeAttached();
});

test('a new book is drawn among the others, and goes to its own page once it is saved', async ({
  page,
  editor,
}) => {
  await openApp(page, editor);
  await page.getByRole('button', { name: 'Add a book' }).click();
  const site = beside(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await field(page, 'Title').fill('Brand New');
  const cover = site.getByRole('img', { name: 'Brand New' });
  await expect(cover).toBeInViewport();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth))
    .toBe(1.5);
  await chooseCover(page, 'first-book');
  await isChosen(page, 'Brand New');
  await page.getByRole('button', { name: /^Its page/ }).click();
  await field(page, 'Blurb').fill('A lamp, brand new.');
  await expect(site.getByRole('link', { name: 'Brand New: ' })).toHaveText('Brand New');
  await saveApp(page);
  await isOnPage(page, '/books/brand-new/');
  await expect(site.getByRole('heading', { level: 1, name: 'Brand New' })).toBeVisible();
  await field(page, 'Blurb').fill('A lamp, and its light.');
  await expect(site.getByText('A lamp, and its light.')).toBeVisible();
  expect(said.filter((text) => text.includes('same key'))).toEqual([]);
});

test('where no page is, the author is told so, and it comes once it is made', async ({ page, editor }) => {
  await page.goto(`${editor.site}/books/coming-soon/`);
  await expect(page.getByText('There is no page here yet.')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const about = { blurb: 'Just written.' };
  mkdirSync(join(editor.root, 'data/books/coming-soon'));
  editor.write('data/books/coming-soon/index.json', JSON.stringify({ id: 77, title: 'Coming Soon', about }));
  await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible();
});

test('a book without a picture is renamed, and the site goes on with its new cover', async ({
  page,
  editor,
}) => {
  await openApp(page, editor);
  await page.getByRole('button', { name: 'Add a book' }).click();
  await field(page, 'Title').fill('Plain');
  await page.getByRole('button', { name: /^Its page/ }).click();
  await field(page, 'Blurb').fill('A plain one.');
  await saveApp(page);
  await isOnPage(page, '/books/plain/');
  for (const name of ['Plainer', 'Plainest']) {
    await field(page, 'Title').fill(name);
    await saveApp(page);
    // No draft reaches the head: it comes from the file.
    const head = beside(page).locator('title').first();
    await expect.poll(() => head.textContent()).toContain(`${name} ·`);
  }
});

test('a new post is drawn on the blog, picture and all, and goes to its own page once it is saved', async ({
  page,
  editor,
}) => {
  await openApp(page, editor);
  await page.getByRole('button', { name: 'Add a post' }).click();
  await isOnPage(page, '/blog/');
  await field(page, 'Title').fill('A New One');
  await field(page, 'Description').fill('A short one.');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('It was a new one.');
  const site = beside(page);
  await expect(site.getByRole('link', { name: 'A New One' })).toBeInViewport();
  await expect(site.getByText('It was a new one.')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await (await chooser).setFiles(cover('first-book'));
  await page.getByRole('dialog').getByRole('textbox').first().fill('A new picture');
  await page.keyboard.press('Enter');
  await isChosen(page, 'A new picture');
  await saveApp(page);
  await isOnPage(page, '/blog/a-new-one/');
  await expect(site.getByText('It was a new one.')).toHaveCount(1);
});
