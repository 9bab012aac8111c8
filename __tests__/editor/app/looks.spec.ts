import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { field, groupOf, isSaved, openApp, openEntry, toList } from '../../support/editor/app';
import { everyCollection } from '../../support/everyCollection';
import { picture } from '../../support/largePictures';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

let editor: OwnEditor;
test.beforeAll(async () => void (editor = await startOwnEditor(everyCollection)));
test.afterAll(() => editor.end());

/** What axe says against a state of the page, light and dark. */
const findings = async (page: Page): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeFindings(page)));
  }
  return found;
};

const unfold = async (page: Page): Promise<void> => {
  const folded = page.getByRole('main').locator('section [aria-expanded=false]:visible');
  while (await folded.count()) await folded.first().click();
};

test('axe finds nothing in the list, forms, texts and dialogues', async ({ page }) => {
  await openApp(page, editor);
  const books = await groupOf(page, 'Books');
  await books.getByRole('button', { name: 'More for A book' }).click();
  expect(await findings(page)).toEqual([]);
  await books.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog', { name: 'Delete “A book”?' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await openEntry(page, 'Site', 'Site');
  await unfold(page);
  expect(await findings(page)).toEqual([]);
  await field(page, 'Title').first().fill('');
  await page.keyboard.press('Control+s');
  await page.getByRole('alert').filter({ hasText: 'Not saved yet:' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await toList(page);

  await openEntry(page, 'Posts', 'A post');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByText('Words of').click();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('dialog', { name: 'Earlier versions' })
    .getByText(/kept yet|git/)
    .waitFor();
  expect(await findings(page)).toEqual([]);
});

/** How many pixels of the page are beyond its edge. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const phone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  return context.newPage();
};

test('on a phone a post is written by touch, with a picture', async ({ browser }) => {
  const page = await phone(browser);
  await openApp(page, editor);
  expect(await beyond(page)).toBe(0);
  await page.getByRole('button', { name: 'Add a post' }).tap();
  await field(page, 'Title').tap();
  await page.keyboard.type('By the lake');
  await field(page, 'Description').tap();
  await page.keyboard.type('A walk');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.tap();
  await page.keyboard.type('It was cold.');
  await page.getByRole('button', { name: /^Its picture/ }).tap();
  const file = { name: 'IMG 1.png', mimeType: 'image/png', buffer: await picture(800) };
  const image = page.getByRole('group', { name: /^Picture/ });
  await image.getByLabel('Choose a picture').setInputFiles(file);
  await expect(image.getByRole('img')).toBeVisible();
  await field(page, 'Picture in words').or(page.locator('[data-field=imageAlt] input')).first().tap();
  await page.keyboard.type('A lake');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await isSaved(page);
  expect(await beyond(page)).toBe(0);
  const written = editor.text('data/posts/by-the-lake/index.md');
  expect(written).toMatch(/title: "By the lake"[^]*image: "\.\/[^"]+"[^]*\n\nIt was cold\.\n$/);
  expect(Object.keys(editor.files()).filter((name) => name.startsWith('posts/by-the-lake'))).toHaveLength(2);
  await page.context().close();
});

test('a form that is longer than the window scrolls by itself, and the editor around it stays', async ({
  page,
}) => {
  await openApp(page, editor);
  await openEntry(page, 'Books', 'A book');
  await unfold(page);
  const beyondWindow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  expect(await beyondWindow()).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await beyondWindow()).toBe(0);
});

test('with letters twice as large nothing scrolls sideways', async ({ page }) => {
  await openApp(page, editor);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [1280, 640, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await groupOf(page, 'Books');
    expect(await beyond(page)).toBe(0);
    await openEntry(page, 'Books', 'A book');
    await unfold(page);
    expect(await beyond(page)).toBe(0);
    expect(await page.getByRole('main').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await toList(page);
  }
});

test('the first key leads past the site', async ({ page }) => {
  await openApp(page, editor);
  const skip = page.getByRole('link', { name: 'Skip the site' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button').first()).toBeFocused();
});

test('from the address to a saved title by keys alone', async ({ page }) => {
  await openApp(page, editor);
  const tabTo = async (name: string): Promise<void> => {
    const wanted = page.getByRole('main').getByLabel(name).or(page.getByRole('button', { name })).first();
    for (let turn = 0; turn < 80; turn += 1) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((one) => one === document.activeElement)) return;
    }
    throw new Error(`no key leads to ${name}`);
  };
  await tabTo('Add a book');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'New book' }).waitFor();
  await tabTo('Title');
  await page.keyboard.type('By keys');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  expect(editor.text('data/books/by-keys/index.json')).toContain('By keys');
  await page.keyboard.type('!');
  await tabTo('Save');
  await page.keyboard.press('Enter');
  await isSaved(page);
  expect(editor.text('data/books/by-keys/index.json')).toContain('By keys!');
});
