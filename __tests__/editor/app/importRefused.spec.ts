import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  bringIn,
  dropOn,
  entries,
  give,
  isTitle,
  openImport,
  press,
  status,
} from '../../support/editor/importPage';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';
import { posts, wordpressExport } from '../../support/import/smallExport';

const lamp = 'data/posts/the-lamp/index.md';

let editor: OwnEditor;
test.beforeEach(async ({ page }) => {
  editor = await startOwnEditor({});
  await openImport(page, editor);
});
test.afterEach(() => editor.end());

test('a file that is nothing is refused in words, and another may be dropped anywhere', async ({ page }) => {
  for (const [name, text, why] of [
    ['notes.docx', 'words', '"notes.docx" is nothing that can be imported: known are'],
    ['empty.xml', '', '"empty.xml" is empty: export it again'],
    ['books.rar', 'Rar!', '"books.rar" is a RAR archive, which is not read'],
  ] as const) {
    await give(page, Buffer.from(text), name);
    await expect(page.getByRole('alert')).toContainText(why);
    await expect(status(page)).toHaveText('');
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  }
  await dropOn(page, { 'a.xml': 'a', 'b.xml': 'b' });
  await expect(page.getByRole('alert')).toHaveText(
    'Not done: one file at a time: pack several as a ZIP archive',
  );
  await dropOn(page, { 'export.xml': wordpressExport().toString() });
  await isTitle(page, 'From WordPress: 2 new');
  await expect(page.getByRole('alert')).toHaveText('');
});

test('of two tabs the first does not bring in what the second has chosen', async ({ page, context }) => {
  await give(page);
  await isTitle(page, 'From WordPress: 2 new');
  const second = await context.newPage();
  await openImport(second, editor);
  await give(second, Buffer.from('Title,Link\nOne,https://shop.example/one\n'), 'books.csv');
  await isTitle(second, /1 new/);
  await press(page, 'Bring it in');
  await expect(page.getByRole('alert')).toHaveText(
    'Not done: another file was chosen meanwhile, perhaps in another tab: choose yours again',
  );
  expect(existsSync(join(editor.root, lamp))).toBe(false);
  await press(second, 'Bring it in');
  await isTitle(second, /^In your site now/);
});

test('what changes between the table and the click is not written over', async ({ page }) => {
  await bringIn(page);
  await give(page, wordpressExport(posts.map((post) => ({ ...post, text: 'Short.' }))));
  await isTitle(page, 'From WordPress: 2 updated');
  writeFileSync(join(editor.root, lamp), editor.text(lamp).replace('at four', 'at five'));
  await press(page, 'Bring it in');
  await expect(page.getByRole('alert')).toHaveText(
    `Not done: ${lamp} was changed meanwhile: import again, to see what becomes of it`,
  );
  expect(editor.text(lamp)).toContain('at five');
});

test('where the editor has ended, that is said, and what is shown stays', async ({ page }) => {
  await give(page);
  await isTitle(page, 'From WordPress: 2 new');
  await page.route('**/api', (route) => route.abort());
  const bring = page.getByRole('button', { name: 'Bring it in' });
  await bring.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Not done: the editor does not answer: is npm run edit still running in its terminal?',
  );
  await expect(bring).toBeFocused();
  await expect(entries(page)).toHaveCount(2);
});
