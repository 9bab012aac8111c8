import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { watch } from '../../support/browser/watch';
import { bringIn, dropOn, give, openImport, rows, title } from '../../support/editor/importPage';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';
import { posts, withUploads, wordpressExport } from '../../support/import/smallExport';
import { picture } from '../../support/largePictures';

const lamp = 'data/posts/the-lamp/index.md';
const quay = 'data/posts/the-quay/index.md';

let editor: OwnEditor;
test.beforeEach(async () => void (editor = await startOwnEditor({})));
test.afterEach(() => editor.end());

const isThere = (file: string): boolean => existsSync(join(editor.root, file));

test('an author sees what comes, brings it in, and takes it back', async ({ page }) => {
  const seen = watch(page, editor.home);
  await openImport(page, editor);
  const before = editor.files();
  await give(page);
  await expect(title(page, 'From WordPress: 2 new')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Nothing is changed yet.');
  await expect(rows(page)).toHaveText([
    'StateTitleWhat becomes of it',
    `newThe Lamp${lamp}`,
    `newThe Quay${quay}`,
  ]);
  await page.getByText('Where old addresses lead: ').click();
  await expect(page.getByText('/2023/05/the-lamp/ → /blog/the-lamp/')).toBeVisible();
  expect(editor.files()).toEqual(before);
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(title(page, 'In your site now: 2 new')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('It is in.');
  expect(editor.text(quay)).toContain('Nobody came. [The lamp](/blog/the-lamp/) burned.');
  await page.reload();
  await expect(page.getByText('It has written 4 files.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(title(page, 'Taken back')).toBeFocused();
  expect(editor.files()).toEqual(before);
  expect(seen).toEqual([]);
});

test('what is left changes nothing, and nothing of it stays', async ({ page }) => {
  await openImport(page, editor);
  const before = editor.files();
  await give(page);
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByRole('status')).toHaveText('Nothing was changed.');
  await expect(page.getByLabel('Choose a file')).toBeFocused();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(editor.files()).toEqual(before);
  expect(isThere('.cache/import/sent')).toBe(false);
});

test('what was changed by hand stays, and is replaced where its box is ticked', async ({ page }) => {
  await openImport(page, editor);
  await bringIn(page);
  writeFileSync(join(editor.root, lamp), editor.text(lamp).replace('at four', 'at five'));
  const again = posts.map((post) => ({ ...post, text: `${post.text}<p>Again.</p>` }));
  await bringIn(page, wordpressExport(again));
  await expect(rows(page).nth(1)).toHaveText('left outThe Lampyou have changed it by hand: yours stays');
  expect(editor.text(lamp)).toContain('at five');
  expect(editor.text(quay)).toContain('Again.');

  await give(page, wordpressExport(again));
  await page.getByRole('group', { name: 'These have your own words' }).getByLabel(lamp).check();
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(title(page, 'In your site now: 1 updated, 1 as it was')).toBeFocused();
  expect(editor.text(lamp)).toContain('at four');

  await give(page, wordpressExport(again));
  await expect(page.getByText('There is nothing new: all of it is here already.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring it in' })).toHaveCount(0);
});

test('what was changed since stays where an import is taken back', async ({ page }) => {
  await openImport(page, editor);
  await bringIn(page);
  writeFileSync(join(editor.root, lamp), editor.text(lamp).replace('at four', 'at five'));
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('region', { name: 'What comes' })).toContainText(
    `You have changed these since, and they stay:${lamp}`,
  );
  expect([isThere(lamp), isThere(quay)]).toEqual([true, false]);
});

test('a file may be dropped anywhere, and of several none is taken', async ({ page }) => {
  await openImport(page, editor);
  await dropOn(page, { 'a.xml': 'a', 'b.xml': 'b' });
  await expect(page.getByRole('alert')).toHaveText(
    'Not done: one file at a time: pack several as a ZIP archive',
  );
  await dropOn(page, { 'export.xml': wordpressExport().toString() });
  await expect(title(page, 'From WordPress: 2 new')).toBeFocused();
});

test('an archive brings its pictures', async ({ page }) => {
  await openImport(page, editor);
  await give(page, withUploads(await picture(40)), 'site.zip');
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(title(page, 'In your site now: 1 new')).toBeFocused();
  expect(editor.text(lamp)).toContain('![A lamp](./lamp.png)');
  expect(isThere('data/posts/the-lamp/lamp.png')).toBe(true);
});

test('pictures are fetched where the box is ticked, and where one may not be, the rest comes', async ({
  page,
}) => {
  await openImport(page, editor);
  const text = '<p>She lit it.</p><p><img src="http://127.0.0.1/lamp.png" alt="A lamp"></p>';
  await give(page, wordpressExport([{ id: 1, title: 'The Lamp', text }]));
  await page.getByLabel('Fetch pictures that are missing').check();
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(title(page, 'In your site now: 1 new')).toBeFocused();
  await page.getByText('What is lost: 1 thing').click();
  await expect(page.getByText('the picture http://127.0.0.1/lamp.png: ')).toBeVisible();
});

test('all of it goes by the keyboard', async ({ page }) => {
  // From now on no window of the system opens; who asks for that with the key may be too late.
  page.on('filechooser', () => undefined);
  await openImport(page, editor);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: wordpressExport() });
  await expect(title(page, 'From WordPress: 2 new')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Fetch pictures that are missing')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page, 'In your site now: 2 new')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See it in the editor' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Taken back')).toBeFocused();
});

test('long work says how far it is, is announced by its steps alone, and lets nothing else be done', async ({
  page,
}) => {
  await openImport(page, editor);
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api', async (route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('importStep'))
      await route.fulfill({ json: { step: { words: 'Making entries', done: 1200, of: 5000 } } });
    else {
      if (asked.includes('prepareImport')) await held;
      await route.continue();
    }
  });
  await give(page);
  await expect(page.getByRole('status')).toHaveText('Making entries …');
  await expect(page.getByRole('status')).toBeFocused();
  await expect(page.getByText('1,200 of 5,000')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'How far it is' })).toHaveAttribute('value', '1200');
  await expect(page.locator('.drop')).toHaveAttribute('inert');
  await dropOn(page, { 'other.xml': 'other' });
  expect(await axeFindings(page)).toEqual([]);
  goOn();
  await expect(title(page, 'From WordPress: 2 new')).toBeFocused();
  await expect(page.getByRole('progressbar')).toBeHidden();
});
