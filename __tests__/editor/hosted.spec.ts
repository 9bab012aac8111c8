import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { watch } from '../support/browser/watch';
import { ownFiles } from '../fixture/writeFixture';
import { bookFile } from '../support/content';
import { type Hosted, signIn, startHosted } from '../support/editor/hosted';
import { open, save, upload, write } from '../support/editor/page';

let host: Hosted;
/** Whoever has signed in once stays signed in. */
let page: Page;
let site = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  host = await startHosted();
  site = host.home;
  page = await browser.newPage();
});

test.afterAll(async () => {
  await page.close();
  host.end();
});

const cover = join(ownFiles, 'books/first-book/cover.jpg');
const text = (file: string): string | undefined => host.text(file);

test('who signs in at the Git host sees the content, and no stranger is asked for anything', async () => {
  const seen = watch(page, site);
  await signIn(page, site);
  await page.getByTestId('books').click();
  await expect(page.getByRole('link', { name: /^\d+\. / })).toHaveText(['1. A book']);
  // What only the author's own machine can do is not offered.
  await expect(page.locator('#corner')).toHaveCount(0);
  // Decap looks for the press kit and the bibliography, of which there are none yet.
  const expected = /^console:|^404: .*data%2F(press-kit|pages%2Fbibliography)$/;
  expect(seen.filter((line) => !expected.test(line))).toEqual([]);
});

test('a new title is a commit that changes nothing else', async () => {
  const before = text(bookFile) ?? '';
  await open(page, { home: site }, '#/collections/books/entries/a-book/index');
  await write(page, 'Title', 'Another book');
  await save(page);
  await expect.poll(() => text(bookFile)).toBe(before.replace('A book', 'Another book'));
  expect(host.project.commits).toEqual(['Update Book “a-book/index”']);
});

test('the constants keep their order', async () => {
  const before = text('site.json') ?? '';
  await open(page, { home: site }, '#/collections/files/entries/site');
  await write(page, 'Tagline', 'Another tagline');
  await save(page);
  await expect.poll(() => text('site.json')).toBe(before.replace('A tagline', 'Another tagline'));
});

test('what is optional and was emptied again is left out', async () => {
  const before = text('site.json') ?? '';
  await open(page, { home: site }, '#/collections/web/entries/site');
  await write(page, 'Application ID (optional)', '12');
  await write(page, 'Application ID (optional)', '');
  await save(page);
  await expect.poll(() => host.project.commits.at(-1)).toBe('Update Setup: editor on the web “site”');
  expect(text('site.json')).toBe(before);
});

test('what the build would refuse is refused in its words', async () => {
  const before = host.project.commits.length;
  await open(page, { home: site }, '#/collections/books/new');
  await write(page, 'Number', '1');
  await write(page, 'Title', 'Trial');
  await write(page, 'Link (optional)', 'https://shop.example/trial');
  await upload(page, cover);
  await save(page);
  const twice = 'Number: is used twice, got 1 as in data/books/a-book/index.json';
  await expect(page.getByRole('listitem').getByText(twice)).toBeVisible();
  await expect(page.getByText(`Not saved: ${twice}`)).toBeVisible();
  expect(host.project.commits).toHaveLength(before);
  await write(page, 'Number', '2');
  await save(page);
  await expect
    .poll(() => text('books/trial/index.json'))
    .toBe(
      '{\n  "id": 2,\n  "title": "Trial",\n  "image": "./cover.jpg",\n  "link": "https://shop.example/trial"\n}\n',
    );
  expect(host.project.files.get('data/books/trial/cover.jpg')).toEqual(readFileSync(cover));
  await expect(page).toHaveURL(/entries\/trial/);
  await page.evaluate(() => {
    location.hash = '#/collections/books/new';
  });
  await expect(page.getByLabel('Number', { exact: true })).toHaveValue('3');
});
