import { expect, type Page, test } from '@playwright/test';
import { book } from '../../support/content';
import { open, save, write } from '../../support/editor/page';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

/** What an author does without loading the page anew: everything is as of that moment. */

const sober = (id: number, name: string) => ({ id, name, startDate: '1/1/2020' });

let editor: OwnEditor;
test.beforeEach(async () => {
  editor = await startOwnEditor({ 'swof/ann.json': sober(1, 'Ann'), 'swof/bea.json': sober(2, 'Bea') });
});
test.afterEach(() => editor.end());

/** Goes to another form or list within the page. */
const go = (page: Page, hash: string): Promise<void> =>
  page.evaluate((wanted) => {
    location.hash = wanted;
  }, hash);

const number = (page: Page) => page.getByLabel('Number', { exact: true });

const person = async (page: Page, name: string): Promise<void> => {
  await write(page, 'Name', name);
  await page.locator('input[type=date]').fill('2020-01-01');
};

const idOf = (file: string): unknown =>
  editor.files()[file] && (JSON.parse(editor.text(`data/${file}`)) as { readonly id: number }).id;

test('a form is of the entry that its address says', async ({ page }) => {
  await open(page, editor, '#/collections/files/entries/contact');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A page');
  await go(page, '#/collections/files/entries/site');
  await expect(page.getByLabel('Tagline')).toHaveValue('A tagline');
  await go(page, '#/collections/web/entries/site');
  await expect(page.getByLabel('Repository (optional)')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Tagline')).toHaveValue('A tagline');
  await write(page, 'Tagline', 'Not yet');
  page.on('dialog', (dialog) => void dialog.dismiss());
  await go(page, '#/collections/books/entries/a-book/index');
  await expect(page).toHaveURL(/files\/entries\/site$/);
  await expect(page.getByLabel('Tagline')).toHaveValue('Not yet');
});
