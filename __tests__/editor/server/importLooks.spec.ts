import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { bringIn, give, openImport } from '../../support/editor/importPage';
import { bookForm, open, write } from '../../support/editor/page';
import { openLibraryServer } from '../../support/editor/openLibraryServer';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

const { origin } = openLibraryServer();
let editor: OwnEditor;
test.beforeEach(async () => void (editor = await startOwnEditor({}, undefined, origin())));
test.afterEach(() => editor.end());

/** Goes through an import; `look` is called at each of its states. */
const goThrough = async (page: Page, look: () => Promise<void>): Promise<void> => {
  await openImport(page, editor);
  await look();
  await give(page);
  await expect(page.getByRole('heading', { name: 'From WordPress: 2 new' })).toBeFocused();
  await page.locator('summary').evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
  await look();
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(page.getByRole('heading', { name: /^In your site now/ })).toBeFocused();
  await look();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Taken back' })).toBeFocused();
};

const unknownColumns = `Title,Where it lies,${'Vermerk'.repeat(9)},Publischer
Rime,shelf 3,${'so'.repeat(90)},Hollow Press
Hoar,"shelf 4, in a box",no,Hollow Press
`;

/** Goes through what is asked in an import; `look` is called at each question. */
const goThroughQuestions = async (page: Page, look: () => Promise<void>): Promise<void> => {
  await give(page, Buffer.from(unknownColumns), 'books.csv');
  await expect(page.getByRole('heading', { name: 'Not known by their names: 3 columns' })).toBeFocused();
  await look();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.getByLabel('ISBNs').fill('9783161484100 9780306406157 9780804429573');
  await page.getByRole('button', { name: 'Ask Open Library' }).click();
  await expect(page.getByRole('heading', { name: 'Known at Open Library: 2 books' })).toBeFocused();
  await look();
  await page.getByRole('button', { name: 'Show what comes' }).click();
  await expect(page.getByRole('heading', { name: 'From Open Library: 3 new' })).toBeFocused();
  await look();
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe has nothing to say, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const look = async () => expect(await axeFindings(page)).toEqual([]);
    await goThrough(page, look);
    await goThroughQuestions(page, look);
  });

for (const [name, width, size] of [
  ['on a telephone', 390, '100%'],
  ['with words of twice the size', 390, '200%'],
] as const)
  test(`nothing lies beside the page ${name}, and the table is one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const look = async (): Promise<void> => {
      await page.addStyleTag({ content: `:root { font-size: ${size} !important }` });
      const beside = await page.evaluate(() =>
        [...document.querySelectorAll('main, main *')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > innerWidth)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(beside).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      if (await page.getByRole('table').count())
        await expect(page.getByRole('rowheader').last()).toHaveText(/^(The Quay|Low Water)$/);
    };
    await goThrough(page, look);
    await goThroughQuestions(page, look);
  });

test('the editor leads there without git too, keeps what is in a form, and then lists what came', async ({
  page,
}) => {
  await open(page, editor, '#/collections/posts');
  await expect(page.getByText('The Lamp')).toHaveCount(0);
  await open(page, editor, bookForm('a-book'));
  await write(page, 'Title', 'Not saved yet');
  const link = page.getByRole('link', { name: 'Import…' });
  expect(await axeFindings(page, '#corner')).toEqual([]);
  const [there] = await Promise.all([page.waitForEvent('popup'), link.press('Enter')]);
  await bringIn(there);
  const back = there.getByRole('link', { name: 'See it in the editor' });
  // A click of Playwright's own fails where the page is gone before it has ended.
  const closed = there.waitForEvent('close');
  await back.evaluate((link) => void setTimeout(() => (link as HTMLElement).click()));
  await closed;
  await page.bringToFront();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Not saved yet');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await open(page, editor, '#/collections/posts');
  await expect(page.getByText('The Lamp')).toBeVisible();
});

test('a list that is in sight shows what came', async ({ page }) => {
  await open(page, editor, '#/collections/posts');
  await expect(page.getByRole('link', { name: 'Import…' })).toBeVisible();
  const there = await page.context().newPage();
  await goThrough(there, () => Promise.resolve());
  await bringIn(there);
  await there.getByRole('link', { name: 'Back to the editor' }).click();
  await expect(there.getByText('Your site')).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('The Lamp')).toBeVisible();
});
