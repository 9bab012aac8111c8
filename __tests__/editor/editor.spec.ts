import { join } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import { ownFiles } from '../fixture/writeFixture';
import { problems } from '../support/broken';
import { watch } from '../support/browser/watch';
import { beside, field, groupOf, openApp, openEntry, saveApp } from '../support/editor/app';
import { type Editor, test } from '../support/editor/test';

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
  expect(editor.output().match(/http:\S+/g)).toEqual([editor.address, `${editor.site}/`]);
  expect(editor.address).toMatch(/^http:\/\/localhost:9324\/admin\/#token=[\w-]{32}$/);
});

test('a mistake made in the files while it runs is named, and the site stays', async ({ page, editor }) => {
  const file = 'data/books/first-book/index.json';
  const text = editor.read(file) ?? '';
  editor.write(file, text.replace('https:', 'http:'));
  const problem = `1 problem in the content:\n\n${file}:5 link: must start with https://`;
  await expect.poll(editor.output, { timeout: 30_000 }).toContain(problem);
  expect((await page.request.get(`${editor.site}/`)).ok()).toBe(true);
  editor.write(file, text);
});

test('it asks nothing of strangers, and the page beside it neither', async ({ page, editor }) => {
  const seen = watch(page, 'http://localhost:932');
  await openApp(page, editor);
  await expect(beside(page).getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
  // The develop server says more of itself than a build would.
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
  await expect(site.getByRole('img', { name: 'Second Book', exact: true })).toBeVisible();
  await openApp(page, editor);
  await openEntry(page, 'Books', 'Second Book');
  await field(page, 'Title').fill('Second Book, Again');
  await saveApp(page);
  expect(editor.read(second)).toBe(before.replace('"Second Book"', '"Second Book, Again"'));
  await expect(site.getByRole('img', { name: 'Second Book, Again' })).toBeVisible();
});

test('a book comes with its cover and another goes, and the site has them', async ({ page, editor }) => {
  await openApp(page, editor);
  await page.getByRole('button', { name: 'Add a book' }).click();
  await field(page, 'Title').fill('Trial');
  await page
    .locator('[data-field=image] input[type=file]')
    .first()
    .setInputFiles(join(ownFiles, 'books/third-book/cover.jpg'));
  await saveApp(page);
  expect(editor.read('data/books/trial/cover.jpg')).not.toBeNull();
  // With the draft and the book to come.
  await expectCovers(page.context(), editor, 12);
  await page.getByRole('button', { name: '← All' }).click();
  const books = await groupOf(page, 'Books');
  await books.getByRole('button', { name: 'More for Second Book, Again' }).click();
  await books.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expectCovers(page.context(), editor, 11);
  expect(editor.read('data/books/second-book/cover.jpg')).toBeNull();
  expect(await editor.run('src/cli/check.ts')).toBe(0);
});
