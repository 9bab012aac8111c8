import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Collection, collections, growingCollections } from '../../../src/content/model/collections';
import { fieldsOf } from '../../../src/content/model/fieldInfo';
import { formatEntry } from '../../../src/content/write/formatEntry';
import { pixel } from '../../support/content';
import { field, isSaved, isUnsaved, openApp, openEntry, saveApp, toList } from '../../support/editor/app';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

let editor: OwnEditor;
test.beforeAll(async () => void (editor = await startOwnEditor({})));
test.afterAll(() => editor.end());

test('a book of a title alone is a file as all are written, and gets its picture later', async ({ page }) => {
  await openApp(page, editor);
  await page.getByRole('button', { name: 'Add a book' }).click();
  await field(page, 'Title').fill('Harrow');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await expect(field(page, 'Title')).toBeFocused();
  const file = 'data/books/harrow/index.json';
  expect(editor.text(file)).toBe(formatEntry('books', { id: 2, title: 'Harrow' }));

  const cover = { name: 'My cover.png', mimeType: 'image/png', buffer: pixel };
  await page.getByLabel('Choose a picture').first().setInputFiles(cover);
  await expect(page.getByRole('img', { name: /cover/ })).toBeVisible();
  await saveApp(page);
  const { image } = JSON.parse(editor.text(file)) as { readonly image: string };
  expect(editor.text(file)).toBe(formatEntry('books', { id: 2, title: 'Harrow', image }));
  expect(editor.text(join('data/books/harrow', image)).length).toBeGreaterThan(0);
});

test('whatever is begun with nothing in it, all that is missing is said beside its field', async ({
  page,
}) => {
  const before = editor.files();
  await openApp(page, editor);
  for (const { name } of growingCollections) {
    const { one, schema, files }: Collection = collections[name];
    await page.getByRole('button', { name: new RegExp(`^Add an? ${one}$`) }).click();
    const missing = fieldsOf(schema).filter(
      ({ name: inner, isRequired, info }) => isRequired && inner !== 'id' && !info.offer,
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet:' }), name).toBeVisible();
    for (const { name: inner, info } of missing)
      await expect(page.locator(`[data-field="${inner}"]`), `${name}: ${inner}`).toContainText(
        `${info.label} is missing`,
      );
    if (files.endsWith('.md')) await expect(page.locator('[data-field=body]'), name).toContainText('Text ');
    await page.getByRole('button', { name: 'Discard' }).click();
  }
  expect(editor.files()).toEqual(before);
});

test('a day that no calendar has is refused, and the one before stays in the file', async ({ page }) => {
  const file = 'data/books/embargo/index.json';
  const from = (): unknown => (JSON.parse(editor.text(file)) as { readonly from?: unknown }).from;
  const day = page.getByLabel(/^Shown from/);
  const typeDay = async (digits: string): Promise<void> => {
    await day.blur();
    await day.focus();
    await page.keyboard.type(digits);
  };
  await openApp(page, editor);
  await page.getByRole('button', { name: 'Add a book' }).click();
  await field(page, 'Title').fill('Embargo');
  await typeDay('12242040');
  await saveApp(page);
  expect(from()).toBe('2040-12-24');
  for (const [digits, how] of [
    ['02302040', 'button'],
    ['02', 'key'],
  ] as const) {
    await typeDay(digits);
    if (how === 'key') await page.keyboard.press('Control+s');
    else await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('[data-field=from]')).toContainText('Shown from is not a date of the calendar');
    expect(from()).toBe('2040-12-24');
  }
  await typeDay('12252040');
  await saveApp(page);
  expect(from()).toBe('2040-12-25');
});

test('what the checks refuse stands beside its field, and the next save goes through', async ({ page }) => {
  await openApp(page, editor);
  await page.getByRole('button', { name: 'Add a person' }).click();
  await field(page, 'Name').fill('Zed');
  const day = page.getByLabel('Start date');
  await day.fill('2090-01-01');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-field=startDate]')).toContainText(
    'Start date must not lie ahead of today',
  );
  await expect(page.getByRole('alert').getByRole('button')).toHaveText([/^Start date must not lie ahead/]);
  expect(editor.files()['swof/zed.json']).toBeUndefined();
  await day.fill('2020-01-01');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(JSON.parse(editor.text('data/swof/zed.json'))).toMatchObject({ startDate: '1/1/2020' });
});

test('a day is typed with the keyboard, and a new entry begins at its title', async ({ page }) => {
  await openApp(page, editor);
  await page.getByRole('button', { name: 'Add a book' }).click();
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.type('Dated');
  await page.getByLabel('Shown from').focus();
  await page.keyboard.type('03042025');
  await saveApp(page);
  expect(JSON.parse(editor.text('data/books/dated/index.json'))).toMatchObject({ from: '2025-03-04' });
});

test('Ctrl+S saves, and the form stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await openApp(page, editor);
  await openEntry(page, 'Books', 'A book');
  await page.getByRole('button', { name: /^More/ }).click();
  const words = field(page, 'Words');
  await words.fill('90000');
  await isUnsaved(page);
  const top = await words.evaluate((one) => one.getBoundingClientRect().top);
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await expect(words).toBeFocused();
  expect(await words.evaluate((one) => one.getBoundingClientRect().top)).toBe(top);
  expect(JSON.parse(editor.text('data/books/a-book/index.json'))).toMatchObject({ words: 90_000 });
  await toList(page);
});

test('what a field is to name is made from there, and chosen once it is saved', async ({ page }) => {
  await openApp(page, editor);
  await openEntry(page, 'Books', 'A book');
  await page.getByRole('button', { name: /^Series/ }).click();
  const makes = page.getByRole('button', { name: 'New series' });
  await makes.click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(makes).toBeVisible();
  await makes.click();
  await field(page, 'Title').fill('The Harrow Cycle');
  await field(page, 'Description').fill('Three books about a harrow.');
  await page.getByLabel('Status').selectOption('ongoing');
  await saveApp(page);
  await page.getByRole('button', { name: '← Back' }).click();
  await expect(page.locator('[data-field="series.name"]').getByRole('combobox')).toHaveValue(
    'the-harrow-cycle',
  );
  await saveApp(page);
  expect(JSON.parse(editor.text('data/books/a-book/index.json'))).toMatchObject({
    series: { name: 'the-harrow-cycle' },
  });
});
