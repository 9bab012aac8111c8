import { expect, test } from '@playwright/test';
import { watch } from '../../support/browser/watch';
import { give, openImport, title } from '../../support/editor/importPage';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

let editor: OwnEditor;
test.beforeEach(async () => void (editor = await startOwnEditor({})));
test.afterEach(() => editor.end());

test('a column that is not known is asked for, with what is in it, and comes as what it is said to be', async ({
  page,
}) => {
  await openImport(page, editor);
  const seen = watch(page, editor.home);
  const before = editor.files();
  const table = 'Title;Pages;Verlagshaus am Ort;Notizen\nRime;280;Hollow Press;shelf 3\nHoar;90;;shelf 4\n';
  await give(page, Buffer.from(table), 'books.csv');
  await expect(title(page, 'Not known by their names: 2 columns')).toBeFocused();
  const publisher = page.getByLabel('Column “Verlagshaus am Ort”');
  const notes = page.getByLabel('Column “Notizen”');
  await expect(publisher).toHaveAccessibleDescription('In 1 row: “Hollow Press”');
  await expect(notes).toHaveAccessibleDescription('In 2 rows: “shelf 3”, “shelf 4”');
  await expect(publisher.locator('option:checked')).toHaveText('Leave it out');
  await page.getByRole('button', { name: 'Show what comes' }).click();
  await expect(title(page, 'From Spreadsheet: 2 new')).toBeFocused();
  await page.getByText('What is left where it is').click();
  await expect(page.getByText('cells of the column "Verlagshaus am Ort" (1): you left it out')).toBeVisible();

  await page.getByRole('button', { name: 'Answer otherwise' }).click();
  await expect(title(page, 'Not known by their names: 2 columns')).toBeFocused();
  await publisher.selectOption('Publisher');
  await page.getByRole('button', { name: 'Show what comes' }).click();
  await page.getByText('What is left where it is').click();
  await expect(page.getByText('cells of the column "Notizen" (2): you left it out')).toBeVisible();
  await expect(page.getByText('Verlagshaus')).toHaveCount(0);
  expect(editor.files()).toEqual(before);
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(title(page, 'In your site now: 2 new')).toBeFocused();
  expect(editor.text('data/books/rime/index.json')).toContain('"publisher": "Hollow Press"');
  expect(seen).toEqual([]);
});

test('a name that is misspelt is offered first', async ({ page }) => {
  await openImport(page, editor);
  await give(page, Buffer.from('Title,Pages,Publischer\nRime,280,Hollow Press\n'), 'books.csv');
  await expect(title(page, 'Not known by its name: 1 column')).toBeFocused();
  await expect(page.getByLabel('Column “Publischer”').locator('option').nth(1)).toHaveText(
    'Perhaps: Publisher',
  );
});
