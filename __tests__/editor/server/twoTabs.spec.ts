import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { watch } from '../../support/browser/watch';
import { open, save, write } from '../../support/editor/page';
import { test } from '../../support/editor/tab';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

const bookFile = 'data/books/a-book/index.json';
const entry = '#/collections/books/entries/a-book/index';

let editor: OwnEditor;
test.beforeAll(async () => void (editor = await startOwnEditor({})));
test.afterAll(() => editor.end());

const titleOnDisk = (): string => (JSON.parse(editor.text(bookFile)) as { readonly title: string }).title;

/** Two tabs on one entry, of which the first has saved another title since. */
const twoTabs = async (page: Page): Promise<Page> => {
  const second = await page.context().newPage();
  await open(page, editor, entry);
  await open(second, editor, entry);
  await write(page, 'Title', 'The first');
  await save(page);
  await expect.poll(titleOnDisk).toBe('The first');
  await second.bringToFront();
  await write(second, 'Title', 'The second');
  await save(second);
  return second;
};

test('the second of two tabs is shown both states, and its author says which one stays', async ({ page }) => {
  const second = await twoTabs(page);
  const dialog = second.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog).toContainText(
    'This entry was changed elsewhere since you opened it. Nothing has been lost.',
  );
  await expect(dialog.getByLabel('What you want to save')).toHaveText('TitleThe second');
  await expect(dialog.getByLabel('What is saved now')).toHaveText('TitleThe first');
  await expect(dialog.locator('mark')).toHaveText(['The second', 'The first']);
  expect(await axeFindings(second, '#which')).toEqual([]);

  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(
    second.getByText('Not saved: this entry was changed elsewhere since you opened it', { exact: true }),
  ).toBeVisible();
  await expect(second.getByLabel('Title', { exact: true })).toHaveValue('The second');
  expect(titleOnDisk()).toBe('The first');

  await save(second);
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await expect.poll(titleOnDisk).toBe('The second');
  await second.close();
});

test('after its own save a tab may save again', async ({ page }) => {
  await open(page, editor, entry);
  const seen = watch(page, editor.home);
  for (const title of ['One', 'Two', 'Three']) {
    await write(page, 'Title', title);
    await save(page);
    await expect.poll(titleOnDisk).toBe(title);
  }
  expect(seen.filter((line) => line.includes('409'))).toEqual([]);
});

test('where the editor has ended, a save says so and the form keeps what was written', async ({ page }) => {
  await open(page, editor, entry);
  await write(page, 'Title', 'Too late');
  await page.route('**/api', (route) => route.abort());
  await save(page);
  await expect(
    page.getByText('Not saved: the editor does not answer: is npm run edit still running in its terminal?'),
  ).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Too late');
});

test('a link of a stranger with another token takes nobody out of the editor', async ({ page }) => {
  await open(page, editor, entry);
  const other = await page.context().newPage();
  await other.goto(`${editor.home}/admin/#token=evil`);
  await expect(other.getByRole('alert')).toContainText('this page is from an earlier start');
  await other.close();
  await page.bringToFront();
  await write(page, 'Title', 'Still in');
  await save(page);
  await expect.poll(titleOnDisk).toBe('Still in');
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Still in');
});
