import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { booksOf, pixel } from '../../support/content';
import { bookForm, deleteFile, open, save, upload, write } from '../../support/editor/page';
import { test } from '../../support/editor/tab';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';
import { picture } from '../../support/largePictures';

const heic =
  'is a HEIC picture from a phone, which browsers cannot show: export it as JPEG (on an iPhone: Settings > Camera > Formats > Most Compatible)';

let editor: OwnEditor;
test.beforeAll(async () => {
  editor = await startOwnEditor({
    'old.png': pixel,
    ...booksOf({ taken: {}, same: {}, files: {}, advice: {}, deleted: {} }),
  });
});
test.afterAll(() => editor.end());

const openMedia = async (page: Page): Promise<void> => {
  await open(page, editor, '#/collections/books');
  await page.getByRole('button', { name: 'Media' }).click();
};

test('Media shows pictures alone, says where each is used, and deletes only what is not', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openMedia(page);
  await expect(page.getByText('Used in Site: icon.png', { exact: true })).toBeVisible();
  await expect(page.getByText('Used in Site: logo.svg', { exact: true })).toBeVisible();
  await expect(page.getByText('site.json')).toHaveCount(0);
  await deleteFile(page, 'Used in Site: icon.png');
  // In sight, not behind the dark layer of the window: it can be clicked.
  await page
    .getByText('Not deleted: this is the icon of the site: choose another there first', { exact: true })
    .click({ trial: true });
  expect(existsSync(join(editor.root, 'data/icon.png'))).toBe(true);
  await page.getByText('Used in Site: icon.png', { exact: true }).click();
  await deleteFile(page, 'Not used: old.png');
  await expect.poll(() => existsSync(join(editor.root, 'data/old.png'))).toBe(false);
});

test('Media refuses by name what the site cannot show, and what would take another’s place', async ({
  page,
}) => {
  await openMedia(page);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: pixel });
  await expect(page.getByText(`Not saved: me.heic ${heic}`)).toBeVisible();
  await input.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: pixel });
  await expect(
    page.getByText(
      'Not saved: me.gif is none of the pictures and sounds that browsers know: export it as JPEG, PNG or MP3',
    ),
  ).toBeVisible();
  const before = editor.files();
  await input.setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: await picture(20) });
  await expect(
    page.getByText(
      'Not saved: icon.png is there already: choose yours in the form that uses it, or give it another name',
    ),
  ).toBeVisible();
  expect(editor.files()).toEqual(before);
});

test('what is said of a picture that is not taken goes with one that is', async ({ page }) => {
  await open(page, editor, bookForm('taken'));
  const no = join(editor.root, 'me.heic');
  const yes = join(editor.root, 'two.png');
  for (const file of [no, yes]) writeFileSync(file, await picture(480));
  await upload(page, no);
  const notice = page.getByText(`Not taken: me.heic ${heic}.`);
  await expect(notice).toBeVisible();
  await upload(page, yes);
  await expect(notice).toBeHidden();
});

test('a picture is used as soon as it is chosen, and takes the place of the one of its name', async ({
  page,
}) => {
  const cover = join(editor.root, 'cover.png');
  writeFileSync(cover, await picture(480));
  await open(page, editor, bookForm('same'));
  await upload(page, cover);
  await save(page);
  await expect.poll(() => editor.files()['books/same/cover.png']).toBe((await picture(480)).toString('hex'));
  expect(JSON.parse(editor.text('data/books/same/index.json'))).toMatchObject({
    title: 'same',
    image: './cover.png',
  });
});

test('the files of an entry are shown with where they are used', async ({ page }) => {
  await open(page, editor, bookForm('files'));
  await page.getByRole('button', { name: 'See the files of this entry' }).first().click();
  await expect(page.getByText('Used in files: cover.png', { exact: true })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'spare.png',
    mimeType: 'image/png',
    buffer: await picture(20),
  });
  await expect(page.getByText('Not saved yet', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Draft')).toHaveCount(0);
});

test('a HEIC is refused by name as it is chosen, beside its field', async ({ page }) => {
  await open(page, editor, bookForm('files'));
  const photo = join(editor.root, 'IMG_1.HEIC');
  writeFileSync(photo, pixel);
  await upload(page, photo);
  await expect(page.getByRole('listitem').getByText(`IMG_1.HEIC ${heic}`)).toBeVisible();
});

test('a save shows advice on its entry', async ({ page }) => {
  const wide = join(editor.root, 'wide.png');
  writeFileSync(wide, await picture(300, 200));
  await open(page, editor, bookForm('advice'));
  await upload(page, wide);
  await write(page, 'Title', 'Another book');
  await save(page);
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText([
    'Cover: is 300 pixels wide and shown at up to 480: take a larger picture than "wide.png".',
    'Cover: is wider than it is high, 300 × 200 pixels: a cover is upright or square, so cut "wide.png" to its front.',
    'cover.png: nothing on the site shows or plays this file: choose it in the form of an entry, or delete it.',
  ]);
  await expect(page.getByText('Saved: Another book. Advice:')).toBeVisible();
  expect(editor.text('data/books/advice/index.json')).toContain('"Another book"');
  expect(await axeFindings(page, '#notice')).toEqual([]);
});

test('after a refused file the first save of a new entry shows advice', async ({ page }) => {
  const [no, small] = [join(editor.root, 'me.heic'), join(editor.root, 'small.png')];
  writeFileSync(no, pixel);
  writeFileSync(small, await picture(300));
  await open(page, editor, '#/collections/books/new');
  await upload(page, no);
  await upload(page, small);
  await write(page, 'Title', 'A new book');
  await write(page, 'Link (optional)', 'https://shop.example/new');
  await save(page);
  await expect(page).toHaveURL(/entries\/a-new-book/);
  await expect(page.getByText('Cover: is 300 pixels wide')).toBeVisible();
});

test('what is said of a file goes when the file is deleted', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const other = join(editor.root, 'other.png');
  writeFileSync(other, await picture(480));
  await open(page, editor, bookForm('deleted'));
  await upload(page, other);
  await save(page);
  const hint = page.getByText('cover.png: nothing on the site shows or plays this file');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'See the files of this entry' }).first().click();
  await deleteFile(page, 'Not used: cover.png');
  await expect(hint).toBeHidden();
});
