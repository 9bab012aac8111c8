import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { book, removeContent } from '../../support/content';
import { axeFindings } from '../../support/browser/axe';
import { field, openApp, openEntry, saveApp, toList } from '../../support/editor/app';
import { gitIn, giveRemote, keepAll } from '../../support/editor/gitProject';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

/** Gives the book another title, and opens what publishes that. */
const change = async (page: Page): Promise<Locator> => {
  await openEntry(page, 'Books', 'A book');
  await field(page, 'Title').fill('Another');
  await saveApp(page);
  await toList(page);
  await page.getByRole('button', { name: 'Publish… 1 change' }).click();
  return page.getByRole('dialog', { name: 'Publish' });
};

const start = (more: (root: string) => void = () => undefined): Promise<OwnEditor> =>
  startOwnEditor({}, (root) => {
    keepAll(root);
    more(root);
  });

test('without a place on the web a version is kept, and what cannot be is said', async ({ page }) => {
  const editor = await start();
  await openApp(page, editor);
  await expect(page.getByRole('button', { name: 'All that is saved is kept' })).toBeVisible();
  const dialog = await change(page);
  await expect(dialog).toContainText('There is no place to publish to yet.');
  await expect(dialog).toContainText('git remote add origin');
  gitIn(editor.root, 'config', '--unset', 'user.name');
  await dialog.getByRole('button', { name: 'Keep as a version' }).click();
  await expect(dialog.getByRole('alert')).toContainText('git does not know who you are');
  expect(await axeFindings(page)).toEqual([]);
  gitIn(editor.root, 'config', 'user.name', 'An author');
  await dialog.getByLabel('What has changed, in a line').press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Kept as a version on this machine.');
  expect(gitIn(editor.root, 'log', '-1', '--format=%s')).toBe('Change the book "Another"');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'All that is saved is kept' })).toBeFocused();
  await editor.end();
});

test('where other files have changed too, that is said in words without paths', async ({ page }) => {
  let remote = '';
  const editor = await start((root) => {
    remote = giveRemote(root);
    for (const name of ['one.txt', 'two.txt']) writeFileSync(join(root, name), name);
  });
  await openApp(page, editor);
  await expect(page.getByRole('button', { name: 'All that is saved is published' })).toBeVisible();
  const dialog = await change(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    `Published: all that is saved is at the folder ${basename(remote)}.`,
  );
  await expect(dialog).toContainText('Nothing was saved since the last version.');
  await expect(dialog).toContainText(
    '2 files that are not edited here have changed too, and are not published by this. The guide “Make it yours” says what to do with them, under “Publish”.',
  );
  expect(gitIn(editor.root, 'status', '--porcelain')).toBe('?? one.txt\n?? two.txt');
  await editor.end();
  removeContent(remote);
});

test('a changed order is one row, which is undone as one', async ({ page }) => {
  const two = { ...book, id: 2, title: 'Two', image: undefined };
  const editor = await startOwnEditor({ 'books/two/index.json': two }, keepAll);
  for (const [name, entry] of Object.entries({ 'a-book': { ...book, id: 2 }, two: { ...two, id: 1 } }))
    writeFileSync(join(editor.root, `data/books/${name}/index.json`), JSON.stringify(entry));
  await openApp(page, editor);
  await page.getByRole('button', { name: 'Publish… 1 change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByLabel('What has changed, in a line')).toHaveValue('Change the order of the books');
  await dialog.getByRole('button', { name: 'Undo Order of the books' }).click();
  const asked = page.getByRole('dialog', { name: 'Undo: Order of the books' });
  await expect(asked).toContainText('The books stand in the order of the last version again.');
  await asked.getByRole('button', { name: 'Undo the change' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Undone.');
  expect(gitIn(editor.root, 'status', '--porcelain')).toBe('');
  await editor.end();
});

test('without git nothing is said of publishing', async ({ page }) => {
  const editor = await startOwnEditor({});
  const asked = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('getChanges')),
  );
  await openApp(page, editor);
  expect(await (await asked).json()).toBeNull();
  await expect(page.getByRole('button', { name: /Publish|All that is saved/ })).toHaveCount(0);
  await editor.end();
});
