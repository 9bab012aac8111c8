import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pixel } from '../../support/content';
import { deleteFile, open, save, upload, write } from '../../support/editor/page';
import { test } from '../../support/editor/tab';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';
import { picture } from '../../support/largePictures';

const bookFile = 'data/books/a-book/index.json';
const entry = '#/collections/books/entries/a-book/index';

let editor: OwnEditor;
test.beforeEach(async () => void (editor = await startOwnEditor({})));
test.afterEach(() => editor.end());

test('after a save the files of an entry are those that lie there, and one that is not used goes without a trace', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const chosen = join(editor.root, 'front.png');
  writeFileSync(chosen, await picture(480));
  await open(page, editor, entry);
  await upload(page, chosen);
  await write(page, 'Title', 'Renamed');
  await save(page);
  await expect.poll(() => editor.files()['books/a-book/front.png']).toBeDefined();
  await page.getByRole('button', { name: 'See the files of this entry' }).first().click();
  await expect(page.getByText('Used in Renamed: front.png', { exact: true })).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await deleteFile(page, 'Used in Renamed: front.png');
  await expect(
    page.getByText('Not deleted: this is the cover of Renamed: choose another there first', { exact: true }),
  ).toBeVisible();
  await deleteFile(page, 'Not used: cover.png');
  await expect.poll(() => editor.files()['books/a-book/cover.png']).toBeUndefined();
  await expect(page.getByText(/: cover.png$/)).toHaveCount(0);
  await expect(page.getByText('Used in Renamed: front.png', { exact: true })).toBeVisible();
  await page.mouse.click(3, 300);
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await write(page, 'Title', 'Once more');
  await save(page);
  await expect.poll(() => editor.text(bookFile)).toContain('Once more');
});

test('of two files that are alike one is deleted', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  writeFileSync(join(editor.root, 'data/books/a-book/copy.png'), pixel);
  await open(page, editor, entry);
  await page.getByRole('button', { name: 'See the files of this entry' }).first().click();
  await deleteFile(page, 'Not used: copy.png');
  await expect(page.getByText('Not used: copy.png', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Used in A book: cover.png', { exact: true })).toBeVisible();
});

test('a file beside an entry that it does not use is no part of its state', async () => {
  const opened = await editor.base(bookFile);
  writeFileSync(join(editor.root, 'data/books/a-book/copy.png'), pixel);
  expect(await editor.base(bookFile)).toBe(opened);
  const gone = await editor.ask('deleteFiles', { paths: ['data/books/a-book/copy.png'] });
  expect(gone.body).toEqual({});
  writeFileSync(join(editor.root, 'data/books/a-book/cover.png'), 'another');
  expect(await editor.base(bookFile)).not.toBe(opened);
});
