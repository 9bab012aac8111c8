import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { field, isKept, isSaved, isUnsaved, openApp, openEntry, saveApp } from '../../support/editor/app';
import { startOwnEditor } from '../../support/editor/ownEditor';
import { smallDisk } from '../../support/editor/smallDisk';

const button = { name: 'Save', exact: true };

test('on a full disk the author is told, and saves when there is room again', async ({ page }) => {
  const editor = await startOwnEditor({});
  const unmount = smallDisk(editor.root);
  test.skip(!unmount, 'a small disk needs root');
  await openApp(page, editor);
  await openEntry(page, 'Books', 'A book');
  const before = editor.files();
  const full = join(editor.root, 'data/full');
  expect(() => writeFileSync(full, Buffer.alloc(3_000_000))).toThrow('ENOSPC');
  await field(page, 'Title').fill('A full book');
  await page.getByRole('button', button).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet:' })).toContainText(
    'the disk is full: make room, and try again',
  );
  await isKept(page, 'A full book');
  rmSync(full);
  expect(editor.files()).toEqual(before);
  await saveApp(page);
  expect(editor.text('data/books/a-book/index.json')).toContain('A full book');
  unmount?.();
  await editor.end();
});

test('where the server has ended, it is said, and what is typed is kept', async ({ page }) => {
  const editor = await startOwnEditor({});
  await openApp(page, editor);
  await openEntry(page, 'Books', 'A book');
  await field(page, 'Title').fill('Too late');
  await page.route('**/api', (route) => route.abort());
  await page.getByRole('button', button).click();
  const said = page.getByRole('alert').filter({ hasText: 'Not saved yet:' });
  await expect(said).toContainText(
    'the editor does not answer: is npm run edit still running in its terminal?',
  );
  await isUnsaved(page);
  await isKept(page, 'Too late');
  // Coming back to the page says so too, and takes nothing away.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('alert').filter({ hasNotText: 'Not saved yet:' }).first()).toContainText(
    'the editor does not answer',
  );
  await expect(field(page, 'Title')).toHaveValue('Too late');
  // Started again, it saves.
  await page.unrouteAll();
  await saveApp(page);
  await isSaved(page);
  expect(editor.text('data/books/a-book/index.json')).toContain('Too late');
  await editor.end();
});

test('what fails in the editor itself is said without words of a program', async ({ page }) => {
  const editor = await startOwnEditor({});
  await openApp(page, editor);
  await openEntry(page, 'Books', 'A book');
  await page.route('**/api', (route) =>
    route.request().postData()?.includes('saveChange')
      ? route.fulfill({ status: 500, body: '<h1>Error</h1>' })
      : route.continue(),
  );
  await field(page, 'Title').fill('Another');
  await page.getByRole('button', button).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet:' })).toHaveText(
    'Not saved yet:something went wrong in the editor: load this page anew and try again',
  );
  await isKept(page, 'Another');
  await editor.end();
});

test('a link of a stranger with another token takes nobody out of the editor', async ({ page, context }) => {
  const editor = await startOwnEditor({});
  await openApp(page, editor);
  await openEntry(page, 'Books', 'A book');
  const other = await context.newPage();
  await other.goto(`${editor.home}/admin/#token=evil`);
  await expect(other.getByRole('alert')).toContainText('This page is from an earlier start');
  await other.close();
  await field(page, 'Title').fill('Still in');
  await saveApp(page);
  expect(editor.text('data/books/a-book/index.json')).toContain('Still in');
  // A tab without a token has that of the first, and not the stranger's.
  await page.goto(`${editor.home}/admin/`);
  await openEntry(page, 'Books', 'Still in');
  await editor.end();
});
