import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { watch } from '../../support/browser/watch';
import { bringIn, entries, give, isTitle, openImport, press } from '../../support/editor/importPage';
import { openLibraryServer } from '../../support/editor/openLibraryServer';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

const { origin, asked } = openLibraryServer();

let editor: OwnEditor;
const start = async (page: Page, at?: string): Promise<void> => {
  editor = await startOwnEditor({}, undefined, at);
  await openImport(page, editor);
};
test.afterEach(() => editor.end());

const bookFile = (slug: string): string => `data/books/${slug}/index.json`;

test('a column that is not known is asked for, with what is in it, and comes as what it is said to be', async ({
  page,
}) => {
  await start(page);
  const table = `Title;Pages;Publischer;Verlagshaus am Ort;Notizen
Rime;280;Fen Press;Hollow Press;shelf 3
Hoar;90;Fen Press;;shelf 4
`;
  await give(page, Buffer.from(table), 'books.csv');
  await isTitle(page, 'Not known by their names: 3 columns');
  await expect(page.getByLabel('Column “Publischer”').locator('option').nth(1)).toHaveText(
    'Perhaps: Publisher',
  );
  const publisher = page.getByLabel('Column “Verlagshaus am Ort”');
  const notes = page.getByLabel('Column “Notizen”');
  await expect(publisher).toHaveAccessibleDescription('In 1 row: “Hollow Press”');
  await expect(notes).toHaveAccessibleDescription('In 2 rows: “shelf 3”, “shelf 4”');
  await expect(publisher.locator('option:checked')).toHaveText('Leave it out');
  await press(page, 'Show what comes');
  await isTitle(page, 'From Spreadsheet: 2 new');
  await page.getByText('What is left where it is').click();
  await expect(page.getByText('cells of the column "Verlagshaus am Ort" (1): you left it out')).toBeVisible();

  await press(page, 'Answer otherwise');
  await isTitle(page, 'Not known by their names: 3 columns');
  await publisher.selectOption('Publisher');
  await press(page, 'Show what comes');
  await isTitle(page, 'From Spreadsheet: 2 new');
  await expect(page.getByText('Verlagshaus')).toHaveCount(0);
  await press(page, 'Answer otherwise');
  await expect(publisher).toHaveValue('Publisher');
  await press(page, 'Show what comes');
  await press(page, 'Bring it in');
  await isTitle(page, 'In your site now: 2 new');
  expect(editor.text(bookFile('rime'))).toContain('"publisher": "Hollow Press"');
});

test('Open Library is asked by the click alone, and each book it knows is taken, renamed or left out', async ({
  page,
}) => {
  await start(page, origin());
  const field = page.getByLabel('ISBNs');
  await expect(field).toHaveAccessibleDescription(/asks the site openlibrary\.org .* learns these numbers/);
  await field.fill('978-3-16-148410-1');
  await page.getByRole('button', { name: 'Ask Open Library' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Not done: 978-3-16-148410-1 is no ISBN: its last digit does not fit the others',
  );
  await expect(page.getByRole('button', { name: 'Ask Open Library' })).toBeFocused();
  await expect(field).toHaveValue('978-3-16-148410-1');
  const seen = watch(page, editor.home);
  await field.fill('978-3-16-148410-0, 9780306406157\n9780804429573 and 9781234567897');
  expect(asked).toEqual([]);
  await press(page, 'Ask Open Library');
  await isTitle(page, 'Known at Open Library: 2 books');
  const snowLoad = page.getByRole('group', { name: 'Snow Load' });
  await expect(snowLoad).toContainText('paperback, Fen Lane Press, 2019-05-04, 978-3-16-148410-0');
  await snowLoad.getByLabel('Bring it in').uncheck();
  await page.getByRole('group', { name: 'Low Water' }).getByLabel('Title').fill('Low Water, and Others');
  await press(page, 'Show what comes');
  await isTitle(page, 'From Open Library: 1 new');
  await expect(entries(page)).toHaveText(['Low Water, and Others new Book']);
  await expect(page.getByLabel('Fetch pictures that are missing from covers.openlibrary.org')).toBeVisible();
  await page.getByText('What is lost: ').click();
  await expect(page.getByRole('list', { name: 'What is lost' })).toContainText(
    'ISBNs (1)It is not known to Open Library: write the book by hand9781234567897',
  );
  await press(page, 'Bring it in');
  await isTitle(page, 'In your site now: 1 new');
  expect(editor.text(bookFile('low-water-and-others'))).toContain('9780804429573');
  expect(Object.keys(editor.files()).filter((file) => /snow-load|marsh/.test(file))).toEqual([]);
  expect(asked).toEqual(['ISBN:9783161484100,ISBN:9780306406157,ISBN:9780804429573,ISBN:9781234567897']);
  expect(seen).toEqual([]);
});

test('where Open Library is out of reach, that is said, and all else goes on', async ({ page }) => {
  await start(page);
  await page.getByLabel('ISBNs').fill('978-3-16-148410-0');
  await press(page, 'Ask Open Library');
  await isTitle(page, 'From Open Library: nothing');
  await expect(page.getByText('There is nothing in it that can be brought in.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What is lost' })).toHaveText(
    'ISBNs (1)It is not looked up: Open Library cannot be reached, so look whether you are online978-3-16-148410-0',
  );
  await expect(page.getByRole('button', { name: 'Bring it in' })).toHaveCount(0);
  await give(page);
  await isTitle(page, 'From WordPress: 2 new');
});

const unknownColumns = `Title,Where it lies,${'Vermerk'.repeat(9)},Publischer
Rime,shelf 3,${'so'.repeat(90)},Hollow Press
Hoar,"shelf 4, in a box",no,Hollow Press
`;

test('axe finds nothing, and on a phone with letters twice as large nothing scrolls sideways', async ({
  page,
}) => {
  await start(page, origin());
  const look = async (): Promise<void> => {
    for (const [width, size, colorScheme] of [
      [1280, '100%', 'dark'],
      [360, '200%', 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, size);
      const beyond = page.getByRole('dialog').evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(await beyond).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    }
  };
  await look();
  await give(page, Buffer.from('Rar!'), 'books.rar');
  await expect(page.getByRole('alert')).toContainText('Not done: ');
  await look();
  await bringIn(page);
  await page.locator('summary').evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
  await look();
  await give(page, Buffer.from(unknownColumns), 'books.csv');
  await isTitle(page, 'Not known by their names: 3 columns');
  await look();
  await press(page, 'Leave it');
  await page.getByLabel('ISBNs').fill('9783161484100 9780306406157 9780804429573');
  await press(page, 'Ask Open Library');
  await isTitle(page, 'Known at Open Library: 2 books');
  await look();
  await press(page, 'Show what comes');
  await isTitle(page, 'From Open Library: 3 new');
  await look();
});
