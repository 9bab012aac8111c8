import { expect } from '@playwright/test';
import { booksOf } from '../../support/content';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';
import { bookForm, marksOn, open, save, write } from '../../support/editor/page';
import { test } from '../../support/editor/tab';

let editor: OwnEditor;

const noProgram = /Error\b|Cannot read|undefined|\bat \S+:\d+/;

const sold = (name: string) => ({ name, link: 'https://shop.example/a' });

const books = booksOf({
  item: { editions: [{ format: 'ebook' }, { format: 'hardcover', isbn: '978-3-16-148410-0' }] },
  text: { aliases: ['/old/', '/older/'] },
  folded: {
    editions: [{ format: 'ebook', retailers: [sold('One'), { ...sold('Two'), link: 'https://1.2.3.400' }] }],
  },
  emptied: { editions: [{ format: 'ebook', isbn: '978-3-16-148410-0' }] },
  failed: {},
});

test.beforeAll(async () => void (editor = await startOwnEditor(books)));
test.afterAll(() => editor.end());

test('a field of an item of a list is marked there, in the words of the checks', async ({ page }) => {
  await open(page, editor, bookForm('item'));
  await page.getByText('2 editions', { exact: true }).click();
  await page.getByLabel('ISBN (optional)').nth(1).fill('978-3-608-98765-4');
  await save(page);
  const message = 'ISBN: is no ISBN: its last digit does not fit the others, got "978-3-608-98765-4"';
  await expect(page.getByText(`Not saved: ${message}`)).toBeVisible();
  expect(await marksOn(page)).toEqual([`ISBN <- ${message}`]);
  const marked = page.locator('ul[class*=ControlErrorsList]').locator('xpath=../..');
  await expect(marked.getByRole('textbox')).toHaveValue('978-3-608-98765-4');
});

test('a text that is an item of a list is marked itself', async ({ page }) => {
  await open(page, editor, bookForm('text'));
  await page.getByText('2 former addresses', { exact: true }).click();
  await page.getByLabel('Address', { exact: true }).nth(1).fill('/about/');
  await save(page);
  await expect.poll(() => marksOn(page)).toEqual([expect.stringMatching(/^Address <- Address: .*\/about\//)]);
  const marked = page.locator('ul[class*=ControlErrorsList]').locator('xpath=../..');
  await expect(marked.getByRole('textbox')).toHaveValue('/about/');
});

test('what is folded at any depth is unfolded where it is refused', async ({ page }) => {
  await open(page, editor, bookForm('folded'));
  await write(page, 'Title', 'Another');
  await save(page);
  await expect
    .poll(() => marksOn(page))
    .toEqual(['Link <- Link: is not an address that leads anywhere, got "https://1.2.3.400"']);
});

test('an optional field of an item that was emptied again is left out', async ({ page }) => {
  await open(page, editor, bookForm('emptied'));
  await page.getByText('1 edition', { exact: true }).click();
  await write(page, 'ISBN (optional)', '');
  await save(page);
  await expect
    .poll(
      () => (JSON.parse(editor.text('data/books/emptied/index.json')) as Record<string, unknown>)['editions'],
    )
    .toEqual([{ format: 'ebook' }]);
});

test('what fails in the editor itself is said plainly', async ({ page }) => {
  await open(page, editor, bookForm('failed'));
  await page.route('**/api', (route) =>
    (route.request().postDataJSON() as { readonly action: string }).action === 'persistEntry'
      ? route.fulfill({ status: 422, json: { reasons: 'none of these' } })
      : route.continue(),
  );
  const told = page.waitForEvent('console', (message) => message.text().includes('TypeError'));
  await write(page, 'Title', 'Another');
  await save(page);
  const plain = 'Not saved: something went wrong in the editor: load this page anew and try again';
  await expect(page.getByText(plain, { exact: true })).toBeVisible();
  await told;
  expect(await page.locator('body').innerText()).not.toMatch(noProgram);
});
