import { expect, type Page, test } from '@playwright/test';
import { open, write } from '../../support/editor/page';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

let editor: OwnEditor;
test.beforeEach(async () => void (editor = await startOwnEditor({})));
test.afterEach(() => editor.end());

/** How many forms Decap keeps, in case that they are left without being saved. */
const keptForms = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((count) => {
        const opening = indexedDB.open('localforage');
        opening.onsuccess = () => {
          const store = opening.result.transaction('keyvaluepairs').objectStore('keyvaluepairs');
          const keys = store.getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            count(keys.result.filter((key) => typeof key === 'string' && key.startsWith('backup')).length);
          };
        };
      }),
  );

test('what is taken up again stays in the form, however late the list of files is', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, editor, '#/collections/books/new');
  await write(page, 'Title', 'Cleo');
  await expect.poll(() => keptForms(page)).toBeGreaterThan(0);
  await page.goto('about:blank');
  const held: (() => void)[] = [];
  await page.route('**/*', (route) => {
    if (route.request().postData()?.includes('getMedia')) held.push(() => void route.continue());
    else void route.continue();
  });
  await page.goto(`${editor.home}/admin/#/collections/books/new`);
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('Cleo');
  const answered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('getMedia')),
  );
  for (const goOn of held) goOn();
  await answered;
  await page.getByLabel('Number', { exact: true }).fill('1');
  await expect(title).toHaveValue('Cleo');
  await page.getByRole('link', { name: /Books/ }).click();
  await expect(page.getByRole('heading', { name: 'Books' })).toBeVisible();
});
