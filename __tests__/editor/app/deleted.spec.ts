import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { booksOf } from '../../support/content';
import { field, isSaved, openApp, openEntry } from '../../support/editor/app';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

let editor: OwnEditor;
test.beforeAll(async () => void (editor = await startOwnEditor(booksOf({ cover: {}, lost: {} }))));
test.afterAll(() => editor.end());

const fileOf = (name: string): string => `data/books/${name}/index.json`;

const open = async (page: Page, name: string): Promise<void> => {
  await openApp(page, editor);
  await openEntry(page, 'Books', name);
};

/** Changes the title, deletes the book as another program would, and saves over it. */
const saveOverDeleted = async (page: Page, name: string, title: string): Promise<void> => {
  await field(page, 'Title').fill(title);
  rmSync(join(editor.root, fileOf(name), '..'), { recursive: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'This was changed elsewhere' });
  await asked.getByRole('button', { name: 'Save mine over it' }).click();
};

test('a book that is deleted meanwhile comes back with the cover that the editor still shows', async ({
  page,
}) => {
  await open(page, 'cover');
  const cover = page.getByRole('group', { name: /^Cover/ }).getByRole('img');
  await expect(cover).toHaveJSProperty('complete', true);
  const before = editor.files()['books/cover/cover.png'];
  for (const title of ['Back once', 'Back twice']) {
    await saveOverDeleted(page, 'cover', title);
    await isSaved(page);
    expect(editor.text(fileOf('cover'))).toContain(`"${title}"`);
    expect(editor.files()['books/cover/cover.png']).toBe(before);
  }
});

test('a cover that the editor has not shown yet is to be chosen anew', async ({ page }) => {
  await page.route('**/api', (route) =>
    (route.request().postDataJSON() as { readonly action: string }).action === 'readFile'
      ? route.abort()
      : route.continue(),
  );
  await open(page, 'lost');
  await saveOverDeleted(page, 'lost', 'Without its cover');
  const told = page.getByRole('alert').filter({ hasText: 'Not saved yet:' });
  await expect(told.getByRole('button')).toHaveText(['Cover is not there any more: choose it anew']);
  await expect(field(page, 'Title')).toHaveValue('Without its cover');
});
