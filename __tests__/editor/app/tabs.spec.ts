import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { formatEntry } from '../../../src/content/write/formatEntry';
import { field, isSaved, openApp, openEntry, saveApp, toList } from '../../support/editor/app';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

const names = ['Shown', 'Both', 'Mine', 'Theirs', 'Disk', 'Gone', 'Back', 'Refused'];
const fileOf = (name: string): string => `data/books/${name.toLowerCase()}/index.json`;
const textOf = (title: string, id: number): string => formatEntry('books', { id, title });

let editor: OwnEditor;
test.beforeAll(async () => {
  editor = await startOwnEditor(
    Object.fromEntries(
      names.map((name, index) => [fileOf(name).replace('data/', ''), textOf(name, index + 2)]),
    ),
  );
});
test.afterAll(() => editor.end());

const titleOf = (name: string): unknown =>
  (JSON.parse(editor.text(fileOf(name))) as { readonly title: unknown }).title;

/** Opens a book, perhaps in another tab. */
const open = async (page: Page, name: string): Promise<Page> => {
  await openApp(page, editor);
  await openEntry(page, 'Books', name);
  return page;
};

const asked = (page: Page): Locator => page.getByRole('dialog', { name: 'This was changed elsewhere' });
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();

/** What is typed in a tab after another title was saved in a second one. */
const bothChanged = async (page: Page, name: string): Promise<void> => {
  const second = await open(await page.context().newPage(), name);
  await open(page, name);
  await field(page, 'Title').fill(`${name} of mine`);
  await field(second, 'Title').fill(`${name} of theirs`);
  await saveApp(second);
  await expect(page.getByText('Changed elsewhere: saving keeps both, or asks')).toBeVisible();
  await save(page);
  await expect(asked(page).getByText(`${name} of mine`)).toBeVisible();
  await expect(asked(page).getByText(`${name} of theirs`)).toBeVisible();
};

test('what is saved in a tab is shown in the other', async ({ page, context }) => {
  const second = await open(await context.newPage(), 'Shown');
  await open(page, 'Shown');
  await field(page, 'Title').fill('Shown there');
  await saveApp(page);
  await expect(field(second, 'Title')).toHaveValue('Shown there');
  await isSaved(second);
  // After its own save a tab may save again, and so may the other.
  await field(page, 'Title').fill('Shown again');
  await saveApp(page);
  await expect(field(second, 'Title')).toHaveValue('Shown again');
  await field(second, 'Title').fill('Shown from there');
  await saveApp(second);
  await expect(field(page, 'Title')).toHaveValue('Shown from there');
  expect(titleOf('Shown')).toBe('Shown from there');
});

test('where both tabs changed an entry, mine can stay', async ({ page }) => {
  await bothChanged(page, 'Mine');
  await asked(page).getByRole('button', { name: 'Back to the form' }).click();
  await expect(field(page, 'Title')).toHaveValue('Mine of mine');
  expect(titleOf('Mine')).toBe('Mine of theirs');
  await save(page);
  await asked(page).getByRole('button', { name: 'Save mine over it' }).click();
  await isSaved(page);
  expect(titleOf('Mine')).toBe('Mine of mine');
});

test('where both tabs changed an entry, what was saved there can be taken', async ({ page }) => {
  await bothChanged(page, 'Theirs');
  await asked(page).getByRole('button', { name: 'Take what was saved there' }).click();
  await isSaved(page);
  const title = field(page, 'Title');
  await expect(title).toHaveValue('Theirs of theirs');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title).toHaveValue('Theirs of mine');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(title).toHaveValue('Theirs of theirs');
  expect(titleOf('Theirs')).toBe('Theirs of theirs');
  await field(page, 'Title').fill('And on');
  await saveApp(page);
  expect(titleOf('Theirs')).toBe('And on');
});

test('what two tabs changed in different fields is saved together', async ({ page, context }) => {
  const second = await open(await context.newPage(), 'Both');
  await open(page, 'Both');
  await field(page, 'Link').fill('https://shop.example/both');
  await field(second, 'Title').fill('Both of theirs');
  await saveApp(second);
  await save(page);
  await isSaved(page);
  await expect(page.getByText('Saved, together with what was changed elsewhere meanwhile.')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Both of theirs');
  expect(JSON.parse(editor.text(fileOf('Both')))).toMatchObject({
    title: 'Both of theirs',
    link: 'https://shop.example/both',
  });
});

test('where both together cannot be saved, nobody is told that they were', async ({ page }) => {
  await open(page, 'Refused');
  await field(page, 'Link').fill('https://1.2.3.400');
  writeFileSync(join(editor.root, fileOf('Refused')), textOf('Refused by vim', 9));
  await save(page);
  await expect(page.locator('[data-field=link]')).toContainText('Link is not an address that leads anywhere');
  await expect(field(page, 'Title')).toHaveValue('Refused by vim');
  await expect(page.getByText('Saved, together')).toHaveCount(0);
  expect(titleOf('Refused')).toBe('Refused by vim');
});

test('another program writes the file meanwhile', async ({ page }) => {
  await open(page, 'Disk');
  await field(page, 'Title').fill('Disk of mine');
  writeFileSync(join(editor.root, fileOf('Disk')), textOf('Disk by vim', 5));
  await save(page);
  await expect(asked(page).getByText('Disk by vim')).toBeVisible();
  await asked(page).getByRole('button', { name: 'Take what was saved there' }).click();
  await expect(field(page, 'Title')).toHaveValue('Disk by vim');
  // Nothing is unsaved: it follows the file when the author comes back.
  writeFileSync(join(editor.root, fileOf('Disk')), textOf('Disk by vim again', 5));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(field(page, 'Title')).toHaveValue('Disk by vim again');
});

for (const [name, keep] of [
  ['Gone', false],
  ['Back', true],
] as const)
  test(`an entry is deleted meanwhile, and ${keep ? 'comes back with what was typed' : 'is let go'}`, async ({
    page,
  }) => {
    await open(page, name);
    await field(page, 'Title').fill(`${name} of mine`);
    rmSync(join(editor.root, fileOf(name), '..'), { recursive: true });
    await save(page);
    await expect(asked(page).getByText('It is deleted.')).toBeVisible();
    const answer = keep ? 'Save mine over it' : 'Take what was saved there';
    await asked(page).getByRole('button', { name: answer }).click();
    if (keep) await isSaved(page);
    else await page.getByRole('searchbox', { name: 'Search' }).waitFor();
    const isThere = Object.keys(editor.files()).some((file) => file.includes(name.toLowerCase()));
    expect(isThere).toBe(keep);
    if (keep) expect(titleOf(name)).toBe(`${name} of mine`);
    if (keep) await toList(page);
  });
