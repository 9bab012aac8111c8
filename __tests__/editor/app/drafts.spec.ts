import { expect, test } from '@playwright/test';
import { booksOf } from '../../support/content';
import {
  field,
  groupOf,
  isKept,
  isSaved,
  isUnsaved,
  openApp,
  openEntry,
  saveApp,
  toList,
} from '../../support/editor/app';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

let editor: OwnEditor;
test.beforeAll(
  async () =>
    void (editor = await startOwnEditor(booksOf({ kept: {}, asked: {}, left: {}, steps: {}, during: {} }))),
);
test.afterAll(() => editor.end());

test('what is typed outlives a reload, is taken up again, and is saved', async ({ page }) => {
  await openApp(page, editor);
  await openEntry(page, 'Books', 'kept');
  await field(page, 'Title').fill('Kept for later');
  await isUnsaved(page);
  await isKept(page, 'Kept for later');
  expect(editor.text('data/books/kept/index.json')).toContain('"kept"');
  await page.reload();
  const books = await groupOf(page, 'Books');
  await books.getByRole('button', { name: 'kept Unsaved changes' }).click();
  await expect(field(page, 'Title')).toHaveValue('Kept for later');
  await saveApp(page);
  await isKept(page, null);
  expect(editor.text('data/books/kept/index.json')).toContain('"Kept for later"');
});

test('who leaves in the middle of a word is asked, and keeps it in any case', async ({ page }) => {
  await openApp(page, editor);
  await openEntry(page, 'Books', 'asked');
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    void dialog.accept();
  });
  await field(page, 'Title').press('End');
  await page.keyboard.type(' more');
  await page.reload();
  expect(questions).toBeLessThan(2);
  const books = await groupOf(page, 'Books');
  await books.getByRole('button', { name: 'asked Unsaved changes' }).click();
  await expect(field(page, 'Title')).toHaveValue('asked more');
});

test('what was begun and not saved stands in the list after a reload', async ({ page }) => {
  await openApp(page, editor);
  await page.getByRole('button', { name: 'Add a post' }).click();
  await field(page, 'Title').fill('Begun');
  await isKept(page, 'Begun');
  await page.reload();
  await page.getByRole('button', { name: 'Post: Begun', exact: true }).click();
  await expect(field(page, 'Title')).toHaveValue('Begun');
  const discard = page.getByRole('button', { name: 'Discard' });
  const sure = page.getByRole('dialog', { name: 'Throw away “Begun”?' });
  await discard.click();
  await sure.getByRole('button', { name: 'Keep it' }).click();
  await expect(field(page, 'Title')).toHaveValue('Begun');
  await discard.click();
  await sure.getByRole('button', { name: 'Throw it away' }).click();
  await isKept(page, null);
  await expect(page.getByRole('heading', { name: 'Begun and not saved' })).toHaveCount(0);
});

test('Discard lets go of what was typed, and Undo brings it back', async ({ page }) => {
  await openApp(page, editor);
  await openEntry(page, 'Books', 'left');
  await field(page, 'Title').fill('Another');
  await isUnsaved(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await isSaved(page);
  await expect(field(page, 'Title')).toHaveValue('left');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field(page, 'Title')).toHaveValue('Another');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await toList(page);
  await expect((await groupOf(page, 'Books')).getByRole('button', { name: /Unsaved/ })).toHaveCount(0);
});

test('Undo and Redo go through several fields, back to what is saved', async ({ page }) => {
  await page.clock.install();
  await openApp(page, editor);
  await openEntry(page, 'Books', 'steps');
  const title = field(page, 'Title');
  const link = field(page, 'Link');
  const before = await link.inputValue();
  await title.fill('Steps taken');
  // A pause of the author's.
  await page.clock.runFor(1500);
  await link.fill('https://shop.example/b');
  await page.clock.runFor(1500);
  await page.getByRole('checkbox', { name: 'Draft' }).check();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await undo.click();
  await expect(page.getByRole('checkbox', { name: 'Draft' })).not.toBeChecked();
  await undo.click();
  await expect(link).toHaveValue(before);
  await expect(title).toHaveValue('Steps taken');
  await undo.click();
  await expect(title).toHaveValue('steps');
  await expect(undo).toBeDisabled();
  await isSaved(page);
  await redo.click();
  await redo.click();
  await expect(title).toHaveValue('Steps taken');
  await expect(link).toHaveValue('https://shop.example/b');
  await page.keyboard.press('Control+z');
  await expect(link).toHaveValue(before);
  await page.keyboard.press('Control+Shift+z');
  await expect(link).toHaveValue('https://shop.example/b');
  await isUnsaved(page);
});

test('what is typed during a save is neither lost nor taken for saved', async ({ page }) => {
  const file = 'data/books/during/index.json';
  await openApp(page, editor);
  await openEntry(page, 'Books', 'during');
  let goOn: () => void = () => undefined;
  const isTyped = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api', async (route) => {
    const isSave = route.request().postData()?.includes('saveChange');
    const response = await route.fetch();
    if (isSave) await isTyped;
    await route.fulfill({ response });
  });
  await field(page, 'Title').fill('One');
  await page.keyboard.press('Control+s');
  await expect.poll(() => editor.text(file)).toContain('"One"');
  await page.keyboard.type(' and more');
  goOn();
  await isUnsaved(page);
  await expect(field(page, 'Title')).toHaveValue('One and more');
  await isKept(page, 'One and more');
  await page.unrouteAll();
  await saveApp(page);
  expect(editor.text(file)).toContain('"One and more"');
});
