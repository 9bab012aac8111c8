import { expect, type Page, test } from '@playwright/test';
import { watch } from '../../support/browser/watch';
import { give, openImport, rows, title } from '../../support/editor/importPage';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';
import { openLibraryServer } from '../../support/editor/openLibraryServer';

const { origin, asked } = openLibraryServer();

let editor: OwnEditor;
const start = async (page: Page, at?: string): Promise<void> => {
  editor = await startOwnEditor({}, undefined, at);
  await openImport(page, editor);
};
test.afterEach(() => editor.end());

const bookFile = (slug: string): string => `data/books/${slug}/index.json`;

test('Open Library is asked by the click alone, and each book it knows is taken, renamed or left out', async ({
  page,
}) => {
  await start(page, origin());
  const seen = watch(page, editor.home);
  const field = page.getByLabel('ISBNs');
  await expect(field).toHaveAccessibleDescription(/asks the site openlibrary\.org .* learns these numbers/);
  await field.fill('978-3-16-148410-0, 9780306406157\n9780804429573 and 9781234567897');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Ask Open Library' }).click();
  await expect(title(page, 'Known at Open Library: 2 books')).toBeFocused();
  const snowLoad = page.getByRole('group', { name: 'Snow Load' });
  await expect(snowLoad).toContainText('paperback, Fen Lane Press, 2019-05-04, 978-3-16-148410-0');
  await snowLoad.getByLabel('Bring it in').uncheck();
  await page.getByRole('group', { name: 'Low Water' }).getByLabel('Title').fill('Low Water, and Others');
  await page.getByRole('button', { name: 'Show what comes' }).click();
  await expect(title(page, 'From Open Library: 1 new')).toBeFocused();
  await expect(rows(page)).toHaveText([
    'StateTitleWhat becomes of it',
    `newLow Water, and Others${bookFile('low-water-and-others')}`,
  ]);
  await expect(page.getByLabel('Fetch pictures that are missing from covers.openlibrary.org')).toBeVisible();
  await page.getByText('What is lost: ').click();
  await expect(
    page.getByText('the ISBN 9781234567897: it is not known to Open Library: write the book by hand'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(title(page, 'In your site now: 1 new')).toBeFocused();
  expect(editor.text(bookFile('low-water-and-others'))).toContain('9780804429573');
  expect(Object.keys(editor.files()).filter((file) => /snow-load|marsh/.test(file))).toEqual([]);
  expect(asked).toEqual(['ISBN:9783161484100,ISBN:9780306406157,ISBN:9780804429573,ISBN:9781234567897']);
  expect(seen).toEqual([]);
});

test('where Open Library is out of reach, that is said, and all else goes on', async ({ page }) => {
  await start(page);
  await page.getByLabel('ISBNs').fill('978-3-16-148410-0');
  await page.getByRole('button', { name: 'Ask Open Library' }).click();
  await expect(title(page, 'From Open Library: nothing')).toBeFocused();
  await expect(page.getByText('There is nothing in it that can be brought in.')).toBeVisible();
  await expect(
    page.getByText(
      'the ISBN 978-3-16-148410-0: it is not looked up: Open Library cannot be reached, so look whether you are online',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring it in' })).toHaveCount(0);
  await give(page);
  await expect(title(page, 'From WordPress: 2 new')).toBeFocused();
});

test('a number that is none is said, and stays to be mended', async ({ page }) => {
  await start(page, origin());
  const field = page.getByLabel('ISBNs');
  await field.fill('978-3-16-148410-1');
  await page.getByRole('button', { name: 'Ask Open Library' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Not done: 978-3-16-148410-1 is no ISBN: its last digit does not fit the others',
  );
  await expect(page.getByRole('button', { name: 'Ask Open Library' })).toBeFocused();
  await expect(field).toHaveValue('978-3-16-148410-1');
  expect(asked).toEqual([]);
});
