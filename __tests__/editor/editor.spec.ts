import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import { ownFiles } from '../fixture/writeFixture';
import { problems } from '../support/broken';
import { watch } from '../support/browser/watch';
import { choose, deleteEntry, open, save, upload, write } from '../support/editor/page';
import { type Editor, test } from '../support/editor/test';

const books = '#/collections/books';
const second = 'data/books/second-book/index.json';

test.describe.configure({ mode: 'serial' });

/** How many covers the home page shows. Loaded while Gatsby gathers what was saved, it is not told of it. */
const expectCovers = async (context: BrowserContext, editor: Editor, count: number): Promise<void> => {
  const site = await context.newPage();
  await expect(async () => {
    await site.goto(`${editor.site}/`);
    await expect(site.getByRole('main').getByRole('img')).toHaveCount(count, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await site.close();
};

test('it names every mistake in the content, waits, and goes on when the files are mended', ({ editor }) => {
  expect(editor.waiting).toContain(problems);
  expect(editor.waiting).not.toContain('http:');
  expect(editor.output().match(/http:\S+/g)).toEqual([
    editor.address,
    editor.address.replace('/admin/', '/admin/site/'),
    `${editor.site}/`,
  ]);
  expect(editor.address).toMatch(/^http:\/\/localhost:9324\/admin\/#token=[\w-]{32}$/);
});

const folder = join(ownFiles, 'books');
const numberedBooks = readdirSync(folder)
  .map(
    (slug) =>
      JSON.parse(readFileSync(join(folder, slug, 'index.json'), 'utf8')) as { id: number; title: string },
  )
  .sort((one, other) => one.id - other.id)
  .map(({ id, title }) => `${id}. ${title}`);

test('it lists every collection in order, and asks nothing of strangers', async ({ page, editor }) => {
  const seen = watch(page, editor.home);
  await open(page, editor, books);
  // Those too that the site does not show.
  await expect(page.getByRole('link', { name: /^\d+\. / })).toHaveText(numberedBooks);
  for (const name of ['Site and pages', 'Navigation', 'Videos', 'Wall of fame', 'Posts', 'Policies']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  expect(seen.filter((line) => !line.startsWith('console:'))).toEqual([]);
  expect(seen.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
});

test('a new title is in the file, and nothing else changes; the open page shows it', async ({
  page,
  editor,
  context,
}) => {
  const before = editor.read(second) ?? '';
  const site = await context.newPage();
  await site.goto(`${editor.site}/`);
  await expect(site.getByRole('img', { name: 'Second Book', exact: true })).toBeVisible({ timeout: 60_000 });
  await open(page, editor, `${books}/entries/second-book/index`);
  await write(page, 'Title', 'Second Book, Again');
  await save(page);
  await expect.poll(() => editor.read(second)).toBe(before.replace('"Second Book"', '"Second Book, Again"'));
  await expect(site.getByRole('img', { name: 'Second Book, Again' })).toBeVisible();
});

test('a wrong link is refused in the form, in the words of the checks', async ({ page, editor }) => {
  const before = editor.read(second);
  await open(page, editor, `${books}/entries/second-book/index`);
  await write(page, 'Link (optional)', 'http://example.com');
  await save(page);
  await expect(page.getByText(/must start with https:\/\//i).first()).toBeVisible();
  expect(editor.read(second)).toBe(before);
});

test('a date that lies ahead is refused in the words of the checks', async ({ page, editor }) => {
  await open(page, editor, '#/collections/swof/new');
  await write(page, 'Name', 'Zed');
  await page.locator('input[type=date]').fill('2090-01-01');
  await save(page);
  await expect(page.getByText(/Not saved: Start date: must not lie ahead of today/)).toBeVisible();
  expect(editor.read('data/swof/zed.json')).toBeNull();
});

test('a book is added with its cover, first in the order, and the others move on', async ({
  page,
  editor,
}) => {
  await open(page, editor, `${books}/new`);
  await write(page, 'Number', '1');
  await write(page, 'Title', 'Trial');
  await write(page, 'Link (optional)', 'https://shop.example/trial');
  await upload(page, join(ownFiles, 'books/third-book/cover.jpg'));
  await save(page);
  await expect(page).toHaveURL(/entries\/trial\/index$/);
  expect(editor.read('data/books/trial/index.json')).toBe(
    '{\n  "id": 1,\n  "title": "Trial",\n  "image": "./cover.jpg",\n  "link": "https://shop.example/trial"\n}\n',
  );
  expect(editor.read('data/books/first-book/index.json')).toContain('"id": 2,');
  expect(editor.read('data/books/seventh-book/index.json')).toContain('"id": 8,');
  expect(editor.read('data/books/trial/cover.jpg')).not.toBeNull();
  // With the draft and the book to come.
  await expectCovers(page.context(), editor, 12);
});

test('an entry is deleted with its picture', async ({ page, editor }) => {
  await open(page, editor, `${books}/entries/second-book/index`);
  await deleteEntry(page);
  expect(editor.read(second)).toBeNull();
  expect(editor.read('data/books/second-book/cover.jpg')).toBeNull();
  await expectCovers(page.context(), editor, 11);
});

test('a post is written', async ({ page, editor }) => {
  await open(page, editor, '#/collections/posts/new');
  await write(page, 'Title', 'A Day');
  await write(page, 'Description', 'A short one.');
  await choose(page, 'Form', 'story');
  await page.locator('input[type=date]').fill('2024-03-09');
  await page.locator('[contenteditable=true]').click();
  await page.keyboard.type('It was a day.');
  await save(page);
  await expect
    .poll(() => editor.read('data/posts/a-day/index.md'))
    .toBe(
      '---\ntitle: "A Day"\ndescription: "A short one."\nform: "story"\npublished: "2024-03-09"\n---\n\nIt was a day.\n',
    );
});

test('what was written passes the checks and is on the pages', async ({ page, editor }) => {
  expect(await editor.run('src/cli/check.ts')).toBe(0);
  await page.goto(`${editor.site}/`);
  await expect(page.getByRole('img', { name: 'Trial' })).toBeVisible();
  await page.goto(`${editor.site}/blog/a-day/`);
  await expect(page.getByText('It was a day.')).toBeVisible();
});
