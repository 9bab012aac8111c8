import { expect, type Locator, type Page, test } from '@playwright/test';
import { book } from '../../support/content';
import { openApp } from '../../support/editor/app';
import { keepAll, gitIn, giveRemote } from '../../support/editor/gitProject';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

const draft = 'A very long night beside the old lighthouse of Montauk';

const titles = [draft, 'Salt', 'Tide', 'Wind', 'Sand'];
const added = Object.fromEntries(
  titles.map((title, index) => [
    `books/new-${index}/index.json`,
    { ...book, id: index + 2, title, image: undefined, draft: title === draft },
  ]),
);

let editor: OwnEditor;
test.beforeEach(async ({ page }) => {
  editor = await startOwnEditor(added, (root) => {
    keepAll(root);
    gitIn(root, 'rm', '--quiet', '-r', '--cached', 'data/books');
    gitIn(root, 'commit', '--quiet', '--message=Without books');
    giveRemote(root);
  });
  await openApp(page, editor);
});
test.afterEach(() => editor.end());

const openPublish = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Publish… ' }).click();
  return page.getByRole('dialog', { name: 'Publish' });
};

test('rows can be read and touched on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openPublish(page);
  const row = dialog.getByRole('listitem').filter({ hasText: draft });
  expect((await row.boundingBox())?.height).toBeLessThan(170);
  const undo = await row.getByRole('button', { name: `Undo Book: ${draft}` }).boundingBox();
  expect(undo?.height).toBe(44);
  const label = row.getByText(`Book: ${draft}`);
  expect((await label.boundingBox())?.width).toBeGreaterThan(150);
});

test('all rows are ticked or left at once', async ({ page }) => {
  const dialog = await openPublish(page);
  await dialog.getByRole('button', { name: 'None' }).click();
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Book: Salt' }).check();
  await expect(dialog.getByLabel('What has changed, in a line')).toHaveValue('Add the book "Salt"');
  await dialog.getByRole('button', { name: 'All', exact: true }).click();
  await expect(dialog.getByRole('checkbox', { checked: false })).toHaveCount(0);
});

test('a tick stands at the height of its words', async ({ page }) => {
  const dialog = await openPublish(page);
  const middle = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const row = dialog.getByRole('listitem').filter({ hasText: 'Salt' });
  const line = await row.getByText('Book: Salt').evaluate((words) => {
    const range = document.createRange();
    range.selectNodeContents(words.firstChild ?? words);
    const { top, height } = range.getBoundingClientRect();
    return top + height / 2;
  });
  expect(Math.abs((await middle(row.getByRole('checkbox'))) - line)).toBeLessThan(1.5);
});

test('the buttons are in sight in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const dialog = await openPublish(page);
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 480 });
  const message = dialog.getByLabel('What has changed, in a line');
  await message.focus();
  const below = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  const field = await message.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});
