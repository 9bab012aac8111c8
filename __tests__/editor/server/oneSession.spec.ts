import { expect, type Page, type Route } from '@playwright/test';
import { book } from '../../support/content';
import { bookForm, deleteEntry, open, save, write } from '../../support/editor/page';
import { test } from '../../support/editor/tab';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

/** What an author does without loading the page anew: everything is as of that moment. */

const sober = (id: number, name: string) => ({ id, name, startDate: '1/1/2020' });

let editor: OwnEditor;
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

/** Has the next save not come to its end. Returns what lets it, as soon as it has come so far. */
const holdSave = async (page: Page): Promise<() => Promise<void>> => {
  let hold: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((resolve) => (hold = resolve));
  await page.route('**/config.json', (route) => hold(route));
  return async () => (await held).continue();
};

test.describe('of people', () => {
  test.beforeEach(async () => {
    editor = await startOwnEditor({ 'swof/ann.json': sober(1, 'Ann'), 'swof/bea.json': sober(2, 'Bea') });
  });
  test.afterEach(() => editor.end());

  test('each new form offers the next free number', async ({ page }) => {
    await open(page, editor, '#/collections/swof/new');
    await expect(number(page)).toHaveValue('3');
    await person(page, 'Cas');
    await save(page);
    await expect(page).toHaveURL(/entries\/cas$/);
    await go(page, '#/collections/swof');
    await page.getByText('+ Person').click();
    await expect(number(page)).toHaveValue('4');
    await person(page, 'Dan');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Save and create new').click();
    await expect.poll(() => idOf('swof/dan.json')).toBe(4);
    await expect(number(page)).toHaveValue('5');
    await person(page, 'Eve');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Save and duplicate').click();
    await expect.poll(() => idOf('swof/eve.json')).toBe(5);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Eve');
    await expect(number(page)).toHaveValue('6');
  });

  test('a list shows what was saved, moved on and deleted', async ({ page }) => {
    await open(page, editor, '#/collections/swof');
    const list = page.getByRole('link', { name: /^\d+\. / });
    await expect(list).toHaveText(['1. Ann', '2. Bea']);
    await page.getByRole('link', { name: '2. Bea' }).click();
    await write(page, 'Number', '1');
    await write(page, 'Name', 'Beatrice');
    await save(page);
    const saved = page.getByRole('button', { name: 'Saved' });
    await expect(saved).toBeVisible();
    expect(idOf('swof/ann.json')).toBe(2);
    await go(page, '#/collections/swof');
    await expect(list).toHaveText(['1. Beatrice', '2. Ann']);
    await page.getByRole('link', { name: '2. Ann' }).click();
    await write(page, 'Name', 'Anna');
    await save(page);
    await expect(saved).toBeVisible();
    await deleteEntry(page);
    await expect(list).toHaveText(['1. Beatrice']);
    expect(idOf('swof/ann.json')).toBeUndefined();
  });

  test('a list that is in sight when a save is done shows it, too', async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await open(page, editor, '#/collections/swof');
    await page.getByRole('link', { name: '2. Bea' }).click();
    await write(page, 'Name', 'Beatrice');
    const goOn = await holdSave(page);
    await save(page);
    await expect.poll(() => editor.text('data/swof/bea.json')).toContain('Beatrice');
    await go(page, '#/collections/swof');
    const list = page.getByRole('link', { name: /^\d+\. / });
    await expect(list).toHaveText(['1. Ann', '2. Bea']);
    await goOn();
    await expect(list).toHaveText(['1. Ann', '2. Beatrice']);
  });
});

test.describe('of any entry', () => {
  test.beforeAll(async () => void (editor = await startOwnEditor({})));
  test.afterAll(() => editor.end());

  test('what is saved can be changed back', async ({ page }) => {
    await open(page, editor, '#/collections/books/entries/a-book/index');
    for (const title of ['Another', book.title]) {
      await write(page, 'Title', title);
      await save(page);
      await expect.poll(() => editor.text('data/books/a-book/index.json')).toContain(`"${title}"`);
    }
  });

  test('what is written while a save is under way is not taken for saved', async ({ page }) => {
    await open(page, editor, '#/collections/books/entries/a-book/index');
    const goOn = await holdSave(page);
    await write(page, 'Title', 'Another');
    await save(page);
    await expect.poll(() => editor.text('data/books/a-book/index.json')).toContain('"Another"');
    await write(page, 'Title', 'Another one');
    await goOn();
    await save(page);
    await expect.poll(() => editor.text('data/books/a-book/index.json')).toContain('"Another one"');
  });

  test('no letter that is written while a save comes to its end is lost', async ({ page }) => {
    await open(page, editor, bookForm('a-book'));
    const title = page.getByLabel('Title', { exact: true });
    const machine = await page.context().newCDPSession(page);
    for (const letters of ['abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba']) {
      const goOn = await holdSave(page);
      await write(page, 'Title', `Before ${letters}`);
      await save(page);
      await expect.poll(() => editor.text('data/books/a-book/index.json')).toContain(`Before ${letters}`);
      await title.press('Control+A');
      await machine.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await goOn();
      await page.keyboard.type(letters, { delay: 10 });
      await expect(title).toHaveValue(letters);
      await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.unroute('**/config.json');
    }
    await machine.detach();
  });

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
});
