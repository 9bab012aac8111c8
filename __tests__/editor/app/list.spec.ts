import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Changes, pixel } from '../../support/content';
import {
  beside,
  field,
  groupOf,
  isSaved,
  openApp,
  openEntry,
  openerOf,
  saveApp,
  toList,
} from '../../support/editor/app';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

const titles = ['One', 'Two', 'Three', 'Four', 'Five'];

const people: Changes = Object.fromEntries(
  titles.map((name, index) => [
    `swof/${name.toLowerCase()}.json`,
    { id: index + 1, name, startDate: '7/5/2009' },
  ]),
);
const part = { title: 'A part', series: { name: 'a-series', position: 1 } };

let editor: OwnEditor;
test.beforeAll(async () => {
  editor = await startOwnEditor({
    ...people,
    'series/a-series/index.md': '---\ntitle: "A series"\n---\n',
    'posts/a-day/index.md':
      '---\ntitle: "A day"\ndescription: "Of snow"\nform: "essay"\npublished: "2024-01-02"\n---\n\nSnow.\n',
    'books/a-part/index.json': { id: 2, ...part },
    'books/rows/index.json': {
      ...{ id: 4, title: 'Rows' },
      editions: [{ format: 'ebook' }, { format: 'hardcover' }, { format: 'paperback' }],
    },
    'books/leaving/index.json': { id: 3, title: 'Leaving', image: './cover.png' },
    'books/leaving/cover.png': pixel,
  });
});
test.afterAll(() => editor.end());

const placeOf = (name: string): unknown =>
  (JSON.parse(editor.text(`data/swof/${name.toLowerCase()}.json`)) as { readonly id: unknown }).id;
const inOrder = (): string[] => titles.toSorted((a, b) => Number(placeOf(a)) - Number(placeOf(b)));

/** Does something with an entry of the list. */
const choose = async (page: Page, group: string, title: string, action: string): Promise<void> => {
  const rows = await groupOf(page, group);
  const more = rows.getByRole('button', { name: `More for ${title}`, exact: true });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await rows.getByRole('button', { name: action, exact: true }).click();
};

test('the arrow keys order a list, and only what moves is written', async ({ page }) => {
  await openApp(page, editor);
  const group = await groupOf(page, 'Wall of fame');
  const before = editor.files();
  const handle = group.getByRole('button', { name: 'Move Two', exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Two is picked up, number 2 of 5.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Two would be number 3 of 5.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Two would be number 4 of 5.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(inOrder).toEqual(['One', 'Three', 'Four', 'Two', 'Five']);
  await expect(group.getByRole('button', { name: /^Move (?!up|down)/ })).toHaveText(Array(5).fill('⠿'));
  await expect(group.getByRole('button', { name: /^Move / }).nth(3)).toHaveAccessibleName('Move Two');
  await expect(handle).toBeFocused();
  const after = editor.files();
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual(
    ['four', 'three', 'two'].map((name) => `swof/${name}.json`),
  );
  // Once more, by a button.
  await choose(page, 'Wall of fame', 'Five', 'Move up');
  await expect(page.getByText('Five is number 4 of 5 now.')).toBeAttached();
  await expect.poll(inOrder).toEqual(['One', 'Three', 'Four', 'Five', 'Two']);
});

test('Escape leaves an entry where it was', async ({ page }) => {
  await openApp(page, editor);
  const group = await groupOf(page, 'Wall of fame');
  const before = editor.files();
  await group.getByRole('button', { name: 'Move One', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('One is picked up, number 1 of 5.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('One would be number 2 of 5.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('One stays where it was.')).toBeAttached();
  expect(editor.files()).toEqual(before);
});

test('the rows of a form move by the same keys', async ({ page }) => {
  await openApp(page, editor);
  await openEntry(page, 'Books', 'Rows');
  await page.getByRole('button', { name: 'E-book', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Move E-book', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('E-book is picked up, number 1 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('E-book would be number 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('E-book is number 2 of 3 now.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move E-book', exact: true })).toBeFocused();
  await saveApp(page);
  const { editions } = JSON.parse(editor.text('data/books/rows/index.json')) as { editions: object[] };
  expect(editions).toEqual(['hardcover', 'ebook', 'paperback'].map((format) => ({ format })));
});

test('a copy has a place and an address of its own, and the picture', async ({ page }) => {
  await openApp(page, editor);
  await choose(page, 'Books', 'A book', 'Duplicate');
  await expect(field(page, 'Title')).toHaveValue('A book (copy)');
  await field(page, 'Title').fill('Another book');
  await saveApp(page);
  const { id, ...copy } = JSON.parse(editor.text('data/books/another-book/index.json')) as { id: number };
  const { id: first, ...book } = JSON.parse(editor.text('data/books/a-book/index.json')) as { id: number };
  expect(copy).toEqual({ ...book, title: 'Another book' });
  expect([first, id]).toEqual([1, 5]);
  const files = editor.files();
  expect(files['books/another-book/cover.png']).toBe(files['books/a-book/cover.png']);
});

test('a deletion is asked once, takes the folder with it, and can be taken back at once', async ({
  page,
}) => {
  await openApp(page, editor);
  await choose(page, 'Books', 'Leaving', 'Delete');
  const asked = page.getByRole('dialog', { name: 'Delete “Leaving”?' });
  const before = editor.files();
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(asked).toHaveCount(0);
  expect(existsSync(join(editor.root, 'data/books/leaving'))).toBe(true);
  await (await groupOf(page, 'Books')).getByRole('button', { name: 'Delete', exact: true }).click();
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(openerOf(await groupOf(page, 'Books'), 'Leaving')).toHaveCount(0);
  expect(existsSync(join(editor.root, 'data/books/leaving'))).toBe(false);
  // The focus is at what stands there now.
  await expect(openerOf(await groupOf(page, 'Books'), 'Rows')).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: 'Deleted: “Leaving”.' });
  await said.getByRole('button', { name: 'Bring it back' }).click();
  await expect(openerOf(await groupOf(page, 'Books'), 'Leaving')).toHaveCount(1);
  await expect(said).toHaveCount(0);
  expect(editor.files()).toEqual(before);
});

test('where a deletion is refused, it is said which entry is why, and that is opened', async ({ page }) => {
  await openApp(page, editor);
  await choose(page, 'Series', 'A series', 'Delete');
  const asked = page.getByRole('dialog', { name: 'Delete “A series”?' });
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  const said = page.getByRole('alert').filter({ hasText: 'It was not deleted:' });
  await expect(said.getByRole('listitem')).toHaveText([
    '“A part” Series: names what would be gone: choose another there first, or none',
  ]);
  expect(existsSync(join(editor.root, 'data/series/a-series/index.md'))).toBe(true);
  await said.getByRole('button', { name: '“A part”' }).click();
  await page.getByRole('region', { name: 'A part', exact: true }).waitFor();
  await expect(page.locator('[data-field="series.name"] :focus')).toHaveCount(1);
  await isSaved(page);
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);
  await toList(page);
});

test('a post is translated beside itself, and the translation deleted alone', async ({ page }) => {
  await openApp(page, editor);
  await choose(page, 'Posts', 'A day', 'Translate');
  const asked = page.getByRole('dialog', { name: '“A day” in another language' });
  await asked.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'German' });
  await asked.getByRole('button', { name: 'Write it' }).click();
  await page.getByRole('region', { name: 'A day in German', exact: true }).waitFor();
  await field(page, 'Title').fill('Ein Tag');
  await field(page, 'Description').fill('Was an ihm war.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Es war kalt.');
  await saveApp(page);
  const file = 'data/posts/a-day/index.de.md';
  expect(editor.text(file)).toBe(
    '---\ntitle: "Ein Tag"\ndescription: "Was an ihm war."\n---\n\nEs war kalt.\n',
  );
  await toList(page);
  await choose(page, 'Posts', 'A day', 'Translate');
  await expect(asked.getByRole('option', { name: 'German', exact: true })).toHaveCount(0);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Translations', 'Ein Tag (German)', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => existsSync(join(editor.root, file))).toBe(false);
  expect(existsSync(join(editor.root, 'data/posts/a-day/index.md'))).toBe(true);
});

test('who comes back to the list finds it as it was, at what was opened', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await openApp(page, editor);
  const books = await groupOf(page, 'Books');
  await openEntry(page, 'Wall of fame', 'Five');
  await toList(page);
  const opened = openerOf(page.getByRole('region', { name: /Wall of fame/ }), 'Five');
  await expect(opened).toBeFocused();
  await expect(opened).toBeInViewport();
  await expect(openerOf(books, 'A book')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('snow');
  const found = openerOf(page.getByRole('region', { name: 'Posts 1' }), 'A day');
  await found.click();
  await toList(page);
  await expect(search).toHaveValue('snow');
  await expect(found).toBeFocused();
  await expect(books).toHaveCount(0);
});

test('the Back button of the browser closes what is open', async ({ page }) => {
  await page.route('http://localhost:65009/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().url() }),
  );
  await openApp(page, editor);
  for (const name of ['Five', 'Four']) {
    await openEntry(page, 'Wall of fame', name);
    await expect(beside(page).locator('body')).toHaveText('http://localhost:65009/swof/');
    await page.getByRole('link', { name: 'Skip the site' }).press('Enter');
    await expect(page.getByRole('region', { name })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  }
});

test('what the keys lead to is not behind the search, and Escape closes what is open of a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 650 });
  await openApp(page, editor);
  const group = await groupOf(page, 'Wall of fame');
  const search = page.getByRole('search');
  const more = group.getByRole('button', { name: 'More for Five', exact: true });
  await page.getByRole('main').getByRole('button').last().focus();
  const focused = page.locator(':focus');
  for (;;) {
    await page.keyboard.press('Shift+Tab');
    if (await search.locator(':focus').count()) break;
    const [covers, its] = await Promise.all([search.boundingBox(), focused.boundingBox()]);
    expect(its?.y).toBeGreaterThanOrEqual((covers?.y ?? 0) + (covers?.height ?? 0));
  }
  await more.press('Enter');
  await group.getByRole('button', { name: 'Move up', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(more).toBeFocused();
});

test('the bibliography, which a site may do without, is added by its name', async ({ page }) => {
  await openApp(page, editor);
  await (await groupOf(page, 'Pages')).getByRole('button', { name: 'Add the bibliography' }).click();
  await page.getByRole('region', { name: 'Bibliography' }).waitFor();
  await field(page, 'Title').fill('All that I wrote');
  await field(page, 'Description').fill('By year');
  await saveApp(page);
  expect(editor.text('data/pages/bibliography/index.md')).toContain('title: "All that I wrote"');
});
