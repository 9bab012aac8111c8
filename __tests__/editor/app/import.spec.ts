import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { watch } from '../../support/browser/watch';
import { groupOf, openerOf } from '../../support/editor/app';
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
import { posts, withUploads, wordpressExport } from '../../support/import/smallExport';
import { picture } from '../../support/largePictures';

const lamp = 'data/posts/the-lamp/index.md';
const quay = 'data/posts/the-quay/index.md';

let editor: OwnEditor;
test.beforeEach(async ({ page }) => {
  // No window of the system opens; who asks for that with the key may be too late.
  page.on('filechooser', () => undefined);
  editor = await startOwnEditor({});
  await openImport(page, editor);
});
test.afterEach(() => editor.end());

const isThere = (file: string): boolean => existsSync(join(editor.root, file));

/** Changes a post by hand that was brought in. */
const changeLamp = (): void =>
  writeFileSync(join(editor.root, lamp), editor.text(lamp).replace('at four', 'at five'));

test('an author sees what comes, brings it in, finds it in the list, and takes it back', async ({ page }) => {
  const seen = watch(page, editor.home);
  const before = editor.files();
  await give(page);
  await isTitle(page, 'From WordPress: 2 new');
  await expect(status(page)).toHaveText('Nothing is changed yet.');
  await expect(entries(page)).toHaveText(['The Lamp new Post', 'The Quay new Post']);
  await page.getByText('Where old addresses lead: ').click();
  await expect(page.getByText('/2023/05/the-lamp/ → /blog/the-lamp/')).toBeVisible();
  expect(editor.files()).toEqual(before);
  await press(page, 'Bring it in');
  await isTitle(page, 'In your site now: 2 new');
  await expect(status(page)).toHaveText('It is in.');
  expect(editor.text(quay)).toContain('Nobody came. [The lamp](/blog/the-lamp/) burned.');
  await press(page, 'Back to the list');
  await expect(page.getByRole('button', { name: 'Import…' })).toBeFocused();
  await expect(openerOf(await groupOf(page, 'Posts'), 'The Lamp')).toBeVisible();
  await press(page, 'Import…');
  await expect(page.getByText('It has written 3 files.')).toBeVisible();
  await press(page, 'Take it back');
  await isTitle(page, 'Taken back: 3 files');
  await expect(page.getByText(/taken back/i)).toHaveCount(1);
  expect(editor.files()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Import…' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'The Lamp' })).toHaveCount(0);
  expect(seen).toEqual([]);
});

test('what is left changes nothing, and nothing of it stays', async ({ page }) => {
  const before = editor.files();
  await give(page);
  await press(page, 'Leave it');
  await expect(status(page)).toHaveText('Nothing was changed.');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await expect(entries(page)).toHaveCount(0);
  expect(editor.files()).toEqual(before);
  expect(isThere('.cache/import/sent')).toBe(false);
});

test('what was changed by hand stays, and is replaced where its box is ticked', async ({ page }) => {
  await bringIn(page);
  changeLamp();
  const again = wordpressExport(posts.map((post) => ({ ...post, text: `${post.text}<p>Again.</p>` })));
  await bringIn(page, again);
  await expect(entries(page).first()).toHaveText(
    'The Lamp left out Post: you have changed it by hand: yours stays',
  );
  expect(editor.text(lamp)).toContain('at five');
  expect(editor.text(quay)).toContain('Again.');

  await give(page, again);
  await page.getByRole('group', { name: 'These have your own words' }).getByLabel('Post: The Lamp').check();
  await press(page, 'Bring it in');
  await isTitle(page, 'In your site now: 1 updated, 1 as it was');
  expect(editor.text(lamp)).toContain('at four');

  await give(page, again);
  await expect(page.getByText('There is nothing new: all of it is here already.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring it in' })).toHaveCount(0);
});

test('what was changed since stays where an import is taken back', async ({ page }) => {
  await bringIn(page);
  changeLamp();
  await press(page, 'Take it back');
  await expect(page.getByRole('region', { name: 'What comes' })).toContainText(
    `You have changed these since, and they stay:Post: The Lamp`,
  );
  expect([isThere(lamp), isThere(quay)]).toEqual([true, false]);
});

test('an archive brings its pictures; others are fetched where the box is ticked, or named as lost', async ({
  page,
}) => {
  await give(page, withUploads(await picture(40)), 'site.zip');
  await press(page, 'Bring it in');
  await isTitle(page, 'In your site now: 1 new');
  expect(editor.text(lamp)).toContain('![A lamp](./lamp.png)');
  expect(isThere('data/posts/the-lamp/lamp.png')).toBe(true);
  const text = '<p>It froze.</p><p><img src="http://127.0.0.1/lamp.png" alt="A lamp"></p>';
  await give(page, wordpressExport([{ id: 2, title: 'The Quay', text }]));
  await page.getByLabel('Fetch pictures that are missing from the old site, two a second').check();
  await press(page, 'Bring it in');
  await isTitle(page, 'In your site now: 1 new');
  await page.getByText('What is lost: 1 thing').click();
  await expect(
    page.getByRole('list', { name: 'What is lost' }).getByText('lamp.png in “The Quay”'),
  ).toBeVisible();
});

test('all of it goes by the keyboard', async ({ page }) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  // As where that window is closed without a file.
  await page.getByLabel('Choose a file').dispatchEvent('cancel', { bubbles: true });
  await chooser.setFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: wordpressExport() });
  await isTitle(page, 'From WordPress: 2 new');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Fetch pictures that are missing')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await isTitle(page, 'In your site now: 2 new');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await isTitle(page, 'Taken back');
});

test('long work says how far it is, is announced by its steps alone, and lets nothing else be done', async ({
  page,
}) => {
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
  await expect(status(page)).toHaveText('Making entries …');
  await expect(status(page)).toBeFocused();
  await expect(page.getByText('1,200 of 5,000')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'How far it is' })).toHaveAttribute('value', '1200');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Back to the list' })).toBeFocused();
  await dropOn(page, { 'other.xml': 'other' });
  goOn();
  await isTitle(page, 'From WordPress: 2 new');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
