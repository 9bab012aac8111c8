import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import express from 'express';
import { writeEditor } from '../../src/editor/writeEditor';
import { watch } from '../support/browser/watch';
import { ownFiles } from '../fixture/writeFixture';
import { bookFile, makeContent, removeContent } from '../support/content';
import { gitHost, type Project, projectOf } from '../support/editor/gitHost';
import { open, save, upload, write } from '../support/editor/page';

const port = 9327;
const cover = join(ownFiles, 'books/first-book/cover.jpg');
const site = `http://localhost:${port}`;
const settings = {
  service: 'gitea',
  repository: 'me/my-site',
  branch: 'main',
  signIn: site,
  appId: '1',
} as const;

let root = '';
let server: Server;
let project: Project;
/** Whoever has signed in once stays signed in. */
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  root = makeContent({});
  for (const name of ['src', 'node_modules']) symlinkSync(join(process.cwd(), name), join(root, name));
  project = projectOf(root, 'data');
  mkdirSync(join(root, 'public'));
  await writeEditor(root, join(root, 'public/admin'), settings);
  page = await browser.newPage();
  server = gitHost(project, 'a token')
    .use(express.static(join(root, 'public')))
    .listen(port);
});

test.afterAll(async () => {
  await page.close();
  server.close();
  removeContent(root);
});

const text = (file: string): string | undefined => project.files.get(`data/${file}`)?.toString();

test('who signs in at the Git host sees the content, and no stranger is asked for anything', async () => {
  const seen = watch(page, site);
  await page.goto(`${site}/admin/`);
  await page.getByRole('button', { name: 'Login with Gitea' }).click();
  await page.getByText('Your site').waitFor();
  await page.getByTestId('books').click();
  await expect(page.getByRole('link', { name: /^\d+\. / })).toHaveText(['1. A book']);
  expect(seen.filter((line) => !line.startsWith('console:'))).toEqual([]);
});

test('a new title is a commit that changes nothing else', async () => {
  const before = text(bookFile) ?? '';
  await open(page, { home: site }, '#/collections/books/entries/a-book/index');
  await write(page, 'Title', 'Another book');
  await save(page);
  await expect.poll(() => text(bookFile)).toBe(before.replace('A book', 'Another book'));
  expect(project.commits).toEqual(['Update Book “a-book/index”']);
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
  await expect.poll(() => project.commits.at(-1)).toBe('Update Editor on the web “site”');
  expect(text('site.json')).toBe(before);
});

test('what the build would refuse is refused in its words', async () => {
  const before = project.commits.length;
  await open(page, { home: site }, '#/collections/books/new');
  await write(page, 'Number', '1');
  await write(page, 'Title', 'Trial');
  await write(page, 'Link', 'https://shop.example/trial');
  await upload(page, cover);
  await save(page);
  await expect(page.getByText('Number: is used twice, got 1 as in data/books/a-book/index.json')).toBeVisible();
  expect(project.commits).toHaveLength(before);
  await write(page, 'Number', '2');
  await save(page);
  await expect
    .poll(() => text('books/trial/index.json'))
    .toBe(
      '{\n  "id": 2,\n  "title": "Trial",\n  "image": "./cover.jpg",\n  "link": "https://shop.example/trial"\n}\n',
    );
  expect(project.files.get('data/books/trial/cover.jpg')).toEqual(readFileSync(cover));
});
