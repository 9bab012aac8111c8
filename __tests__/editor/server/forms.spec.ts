import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { collections } from '../../../src/content/model/collections';
import { fieldsOf } from '../../../src/content/model/fieldInfo';
import { localIsoDate } from '../../../src/lib/localIsoDate';
import { site } from '../../support/content';
import { open, save, write } from '../../support/editor/page';
import { test } from '../../support/editor/tab';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

let editor: OwnEditor;
test.beforeAll(async () => void (editor = await startOwnEditor({})));
test.afterAll(() => editor.end());

/** What an author has met of Decap, of Git and of files, and no longer does. */
const jargon =
  /API_ERROR|collection|check for preview|\bslug\b|replace with url|\{"|changes saved|persist|branch|repository|rich text/i;

const seen = (page: Page): Promise<string> => page.locator('body').innerText();

test('no form speaks of what only its makers know', async ({ page }) => {
  await open(page, editor, '#/collections/books');
  await expect(page.getByRole('heading', { name: 'Your site' })).toBeVisible();
  for (const form of ['files/entries/about', 'books/entries/a-book/index', 'posts/new', 'navigation/new']) {
    await open(page, editor, `#/collections/${form}`);
    await expect(page.getByLabel('Title', { exact: true }).first()).toBeVisible();
    expect(await seen(page)).not.toMatch(jargon);
  }
});

test('a new book asks two things; what else may be said of it is folded, or comes after', async ({
  page,
}) => {
  await open(page, editor, '#/collections/books/new');
  await expect(page.getByLabel('Number', { exact: true })).toBeVisible();
  const labels = await page.locator('label:visible').allInnerTexts();
  const asked = fieldsOf(collections.books.schema).map(({ info: { label }, isRequired }) =>
    (isRequired ? label : `${label} (optional)`).toLowerCase(),
  );
  expect(asked.filter((label) => !label.endsWith('(optional)'))).toEqual(['number', 'title']);
  expect(labels.map((label) => label.toLowerCase())).toEqual(asked);
});

test('the constants are without Git and without JSON, and the Git host has a form of its own', async ({
  page,
}) => {
  await open(page, editor, '#/collections/files/entries/site');
  await expect(page.getByLabel('Tagline')).toBeVisible();
  expect(await seen(page)).not.toMatch(
    /\{"|repository|branch|sign-in|\bslug\b|changes saved|check for preview/i,
  );
  await open(page, editor, '#/collections/web/entries/site');
  await expect(page.getByLabel('Repository (optional)')).toBeVisible();
  await expect(page.getByLabel('Tagline')).toHaveCount(0);
});

test('the form of the constants leaves the Git host as it is, and the other way round', async ({ page }) => {
  const before = editor.text('data/site.json');
  await open(page, editor, '#/collections/web/entries/site');
  await page.getByLabel('Service (optional)').click();
  await page.keyboard.type('github');
  await page.keyboard.press('Enter');
  await write(page, 'Repository (optional)', 'me/my-site');
  await write(page, 'Branch (optional)', 'main');
  await write(page, 'Address (optional)', 'https://sign-in.example');
  await save(page);
  const host = {
    service: 'github',
    repository: 'me/my-site',
    branch: 'main',
    signIn: 'https://sign-in.example',
  };
  const settings = (): unknown => JSON.parse(editor.text('data/site.json'));
  await expect.poll(settings).toEqual({ ...(JSON.parse(before) as object), editor: host });
  await open(page, editor, '#/collections/files/entries/site');
  await write(page, 'Tagline', 'Another');
  await save(page);
  await expect
    .poll(settings)
    .toEqual({ ...(JSON.parse(before) as object), tagline: 'Another', editor: host });
});

test('a link that is wrong is answered by one sentence, the first that holds', async ({ page }) => {
  await open(page, editor, '#/collections/books/new');
  await write(page, 'Link (optional)', 'http://shop.example/a');
  await page.getByLabel('Title', { exact: true }).click();
  await expect(page.getByText('Link must start with https://', { exact: true })).toBeVisible();
  await write(page, 'Link (optional)', 'https://shop.example/a b');
  await page.getByLabel('Title', { exact: true }).click();
  await expect(page.getByText('Link must be a whole address without spaces', { exact: true })).toBeVisible();
});

test('an address is taken as a browser shows it, without https://, in lists too', async ({ page }) => {
  await open(page, editor, '#/collections/books/entries/a-book/index');
  await write(page, 'Link (optional)', ' www.shop.example/b?c=d/');
  await save(page);
  await expect
    .poll(() => editor.text('data/books/a-book/index.json'))
    .toContain('"link": "https://www.shop.example/b?c=d/"');
  await expect(page.getByLabel('Link (optional)', { exact: true })).toHaveValue(
    'https://www.shop.example/b?c=d/',
  );
  await open(page, editor, '#/collections/files/entries/site');
  await write(page, 'Site address', 'keeper.example/');
  await page.getByText('1 profile', { exact: true }).click();
  await write(page, 'Link', 'other.example/@me');
  await save(page);
  await expect.poll(() => editor.text('data/site.json')).toContain('"link": "https://other.example/@me"');
  expect(editor.text('data/site.json')).toContain('"siteUrl": "https://keeper.example"');
});

test('a new post begins with today and the form that most have', async ({ page }) => {
  await open(page, editor, '#/collections/posts/new');
  await expect(page.locator('input[type=date]')).toHaveValue(localIsoDate(new Date()));
  await expect(page.getByText('essay', { exact: true })).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
});

test('pages are called what they are, and what few need says so', async ({ page }) => {
  await open(page, editor, '#/collections/files');
  const list = page.getByRole('main').getByRole('link');
  await expect(list.filter({ hasText: /^(Page not found|Wall of fame)$/ })).toHaveCount(2);
  await expect(list.filter({ hasText: /404|swof/i })).toHaveCount(0);
  await page.getByRole('link', { name: 'Setup: editor on the web' }).click();
  await expect(page.getByText('Nothing you need.')).toBeVisible();
});

test('the search of all is called so', async ({ page }) => {
  await open(page, editor, '#/collections/books');
  await page.getByPlaceholder('Search').fill('A book');
  await expect(page.getByText('Everything', { exact: true })).toBeVisible();
});

test('a post without a text is asked for it', async ({ page }) => {
  await open(page, editor, '#/collections/posts/new');
  await expect(page.getByText('Text', { exact: true })).toBeVisible();
  await save(page);
  await expect(page.getByText('Text is missing')).toBeVisible();
  await expect(page.getByText('Not saved: look at the fields in red')).toBeVisible();
});

test('what the server refuses is said beside its field, and not held against the next save', async ({
  page,
}) => {
  await open(page, editor, '#/collections/swof/new');
  await write(page, 'Name', 'Zed');
  await page.locator('input[type=date]').fill('2090-01-01');
  await save(page);
  await expect(
    page.getByRole('listitem').getByText(/^Start date: must not lie ahead of today/),
  ).toBeVisible();
  await expect(page.getByText(/^Not saved: Start date: must not lie ahead/)).toBeVisible();
  await page.locator('input[type=date]').fill('2020-01-01');
  await save(page);
  await expect(page).toHaveURL(/entries\/zed$/);
  expect(editor.files()['swof/zed.json']).toBeDefined();
});

test('in rich text too, what is wrong marks the text and says what to do', async ({ page }) => {
  await open(page, editor, '#/collections/files/entries/contact');
  await page.locator('[contenteditable=true]').click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await page.getByText('Picture', { exact: true }).click();
  await expect(page.getByText('Insert from URL')).toHaveCount(0);
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).last().click();
  await (await asked).setFiles(join(editor.root, 'data/icon.png'));
  await save(page);
  const told = 'Text: the picture needs words for those who do not see it: write them under “What it shows”';
  await expect(page.getByRole('listitem').getByText(told)).toBeVisible();
  await write(page, 'What it shows', 'A cat');
  await save(page);
  await expect.poll(() => editor.text('data/pages/contact/index.md')).toContain('![A cat](./icon.png)');
});

test('a save that the form itself refuses is said at the top, whatever is wrong', async ({ page }) => {
  await open(page, editor, '#/collections/books/entries/a-book/index');
  const told = page.getByText('Not saved: look at the fields in red');
  await write(page, 'Link (optional)', 'http://shop.example');
  await save(page);
  await expect(told).toBeVisible();
  await told.click();
  await expect(told).toHaveCount(0);
  await write(page, 'Link (optional)', 'https://shop.example/a');
  await write(page, 'Title', '');
  await save(page);
  await expect(told).toHaveCount(1);
});

test('of a page that the site has not, its form says how it would be there', async ({ page }) => {
  const without = await startOwnEditor({ 'site.json': { ...site, press: undefined } });
  await open(page, without, '#/collections/files/entries/press');
  const preview = page.frameLocator('#preview-pane').locator('body');
  await expect(preview).toContainText(
    'The site has no page for a press, as no press is named. To have one, open “Site” under “Site and pages”, and give the press a name and an address.',
  );
  await without.end();
});
