import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { formatEntry } from '../../../src/content/write/formatEntry';
import { axeFindings } from '../../support/browser/axe';
import { removeContent } from '../../support/content';
import { field, isSaved, isUnsaved, openApp, openEntry, saveApp, toList } from '../../support/editor/app';
import { gitIn, giveRemote, keepAll, subjects } from '../../support/editor/gitProject';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

const file = 'data/books/a-tale/index.json';
const textOf = (title: string): string =>
  formatEntry('books', {
    ...{ id: 2, title, draft: true },
    editions: [
      { format: 'ebook', price: 'USD 4.99' },
      { format: 'paperback', price: title === 'A tale' ? 'USD 9.99' : 'USD 12.99' },
    ],
  });

let editor: OwnEditor;
let remote: string;
test.beforeAll(async () => {
  editor = await startOwnEditor({ 'books/a-tale/index.json': textOf('A tale') }, (root) => {
    keepAll(root);
    for (const [message, text] of [
      ['Away with it', null],
      ['Here again', textOf('A tale')],
      ['A better title', textOf('A longer tale')],
    ] as const) {
      if (text === null) rmSync(join(root, file));
      else writeFileSync(join(root, file), text);
      gitIn(root, 'add', '--all');
      gitIn(root, 'commit', '--quiet', `--message=${message}`);
    }
    remote = giveRemote(root);
  });
});
test.afterAll(async () => {
  await editor.end();
  removeContent(remote);
});

test('an earlier version is taken back into the form, and saved', async ({ page }) => {
  await openApp(page, editor);
  await openEntry(page, 'Books', 'A longer tale');
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  // The newest is as it is now, in the one before the last there was none, and the first was no other.
  await expect(dialog.getByRole('listitem')).toHaveText([/Here again$/]);
  await dialog.getByRole('button', { name: /Here again$/ }).click();
  await expect(dialog.getByRole('heading', { name: 'This version' })).toBeVisible();
  await expect(dialog.locator('mark')).toHaveText(['longer', '12.99', '9.99']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Take this version back' }).click();
  await expect(field(page, 'Title')).toHaveValue('A tale');
  await isUnsaved(page);
  await saveApp(page);
  expect(editor.text(file)).toBe(textOf('A tale'));
  await page.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/A better title$/]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field(page, 'Title')).toHaveValue('A longer tale');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await isSaved(page);
});

test('one of two changes is published, and the other undone', async ({ page }) => {
  writeFileSync(join(editor.root, file), textOf('A tale'));
  await openApp(page, editor);
  await openEntry(page, 'Books', 'A book');
  await field(page, 'Title').fill('A printed book');
  await saveApp(page);
  await toList(page);
  await page.getByRole('button', { name: 'Publish… 2 changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('checkbox', { name: 'Book: A tale' }).uncheck();
  await dialog.getByLabel('What has changed, in a line').fill('The printed title');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    `Published: what you chose is at the folder ${basename(remote)}.`,
  );
  expect(subjects(remote).split('\n')[0]).toBe('The printed title');
  expect(gitIn(remote, 'show', '--stat', '--format=', 'main')).toMatch(/a-book.*\n 1 file changed/);

  await dialog.getByRole('button', { name: 'Undo Book: A tale' }).click();
  const asked = page.getByRole('dialog', { name: 'Undo: Book: A tale' });
  await expect(asked).toContainText('A longer tale');
  await asked.getByRole('button', { name: 'Undo the change' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Undone.');
  expect(editor.text(file)).toBe(textOf('A longer tale'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'All that is saved is published' })).toBeVisible();
  await openEntry(page, 'Books', 'A longer tale');
  await isSaved(page);
});
