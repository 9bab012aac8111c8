import { expect, type FrameLocator } from '@playwright/test';
import { palettes } from '../../src/lib/palettes';
import { beside, choose, open, save, write } from '../support/editor/page';
import { test } from '../support/editor/test';

test.describe.configure({ mode: 'serial' });
// Beside the form there is room for the page.
test.use({ viewport: { width: 1440, height: 900 } });

/** Marks the document in the frame, so that a reload would show. */
const mark = (frame: FrameLocator): Promise<void> =>
  frame.locator('html').evaluate((html) => html.setAttribute('data-marked', ''));

const book = '#/collections/books/entries/seventh-book/index';

test('beside the form is the page of the site, scrolled to the entry', async ({ page, editor }) => {
  await open(page, editor, book);
  const cover = beside(page).getByRole('img', { name: 'Seventh Book', exact: true });
  await expect(cover).toBeInViewport({ ratio: 1, timeout: 60_000 });
  await expect(beside(page).getByRole('navigation', { name: 'Pages' })).toBeAttached();
});

test('each kind of entry has its page', async ({ page, editor }) => {
  await open(page, editor, book);
  for (const [hash, route] of [
    ['#/collections/files/entries/about', '/about/'],
    ['#/collections/policies/entries/privacy-policy/index', '/privacy-policy/'],
    ['#/collections/books/new', '/'],
  ] as const) {
    await open(page, { home: editor.home }, hash);
    const frame = page.frameLocator('#preview-pane').locator('iframe');
    await expect(frame).toHaveAttribute('src', editor.site + route);
  }
});

test('what is typed is drawn by the site while it is typed, and nothing is loaded anew', async ({
  page,
  editor,
}) => {
  await open(page, editor, book);
  const frame = beside(page);
  await expect(frame.getByRole('img', { name: 'Seventh Book' })).toBeVisible({ timeout: 60_000 });
  await mark(frame);
  await write(page, 'Title', 'A Book in the Making');
  await expect(frame.getByRole('img', { name: 'A Book in the Making' })).toBeVisible();
  await expect(frame.locator('html[data-marked]')).toBeAttached();
  expect(editor.read('data/books/seventh-book/index.json')).toContain('"Seventh Book"');
});

test('a text is drawn as it is typed, with its pictures', async ({ page, editor }) => {
  await open(page, editor, '#/collections/posts/entries/an-essay/index');
  const frame = beside(page);
  const lamp = frame.getByRole('img', { name: /^A lamp beside an open book/ });
  await expect(lamp).toBeAttached({ timeout: 60_000 });
  await page
    .locator('[contenteditable=true] p')
    .first()
    .click({ position: { x: 4, y: 8 } });
  await page.keyboard.press('Home');
  await page.keyboard.type('Typed just now. ');
  await expect(frame.getByText('Typed just now. A lamp does one thing')).toBeVisible();
  // Below a picture of the post itself, it is fetched when it is come to.
  await lamp.scrollIntoViewIfNeeded();
  await expect(lamp).toHaveJSProperty('complete', true);
  expect(await lamp.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/static/');
});

test('a link that the checks would refuse is not drawn', async ({ page, editor }) => {
  await open(page, editor, book);
  const cover = beside(page).getByRole('link', { name: 'Seventh Book' });
  const before = await cover.getAttribute('href', { timeout: 60_000 });
  await write(page, 'Link (optional)', 'javascript:alert(1)');
  await write(page, 'Title', 'Drawn');
  await expect(beside(page).getByRole('link', { name: 'Drawn' })).toHaveAttribute('href', before ?? '');
});

test('the site’s own name is drawn in its header', async ({ page, editor }) => {
  await open(page, editor, '#/collections/files/entries/site');
  await expect(beside(page).getByRole('banner')).toBeVisible({ timeout: 60_000 });
  await write(page, 'Tagline', 'A line in the making');
  await expect(beside(page).getByRole('banner')).toContainText('A line in the making');
});

test('the look is drawn as it is chosen, and what is no colour yet changes nothing', async ({
  page,
  editor,
}) => {
  await open(page, editor, '#/collections/files/entries/site');
  const body = beside(page).locator('body');
  const ember = (): Promise<string> =>
    body.evaluate((root) => getComputedStyle(root).getPropertyValue('--colour-ember'));
  await expect(body).toHaveCSS('font-family', /^"?Alegreya"?,/, { timeout: 60_000 });
  await page.getByText('Look', { exact: true }).click();
  await choose(page, 'Palette (optional)', 'gothic');
  await expect.poll(ember).toBe(palettes.gothic.light.ember);
  await mark(beside(page));
  await choose(page, 'Typeface (optional)', 'vollkorn');
  await expect(body).toHaveCSS('font-family', /^"?Vollkorn"?,/);
  await expect.poll(() => body.evaluate(() => document.fonts.check('16px Vollkorn'))).toBe(true);
  await write(page, 'Ember (optional)', '#1d4fb');
  await expect.poll(ember).toBe(palettes.gothic.light.ember);
  await page.keyboard.type('8');
  await expect.poll(ember).toBe('#1d4fb8');
  await expect(beside(page).locator('html[data-marked]')).toBeAttached();
});

test('what is saved is on the page without a reload', async ({ page, editor }) => {
  await open(page, editor, '#/collections/posts/entries/a-story/index');
  const frame = beside(page);
  await expect(frame.getByRole('heading', { name: 'A Story' })).toBeVisible({ timeout: 60_000 });
  await mark(frame);
  const waits: number[] = [];
  for (const round of [1, 2, 3, 4, 5]) {
    await write(page, 'Title', `A Story ${round}`);
    await page.getByRole('button', { name: /^(Save|Publish)$/ }).click();
    const started = Date.now();
    await page.getByText(/^(Save|Publish) now$/).click();
    // No draft reaches the head: it comes from the file.
    await expect
      .poll(() => frame.locator('title').first().textContent(), { intervals: [20] })
      .toContain(`A Story ${round} ·`);
    waits.push(Date.now() - started);
    await expect(frame.getByRole('heading', { name: `A Story ${round}` })).toBeVisible();
  }
  await expect(frame.locator('html[data-marked]')).toBeAttached();
  console.log(`shown ${[...waits].sort((a, b) => a - b)[2]} ms after the click (${waits.join(', ')})`);
});

test('a new post is drawn among the others, and stays there when it is saved', async ({ page, editor }) => {
  await open(page, editor, '#/collections/posts/new');
  const frame = page.frameLocator('#preview-pane').locator('iframe');
  await expect(frame).toHaveAttribute('src', `${editor.site}/blog/`);
  await write(page, 'Title', 'A New One');
  await write(page, 'Description', 'A short one.');
  await choose(page, 'Form', 'story');
  await page.locator('input[type=date]').fill('2024-03-09');
  await page.locator('[contenteditable=true]').first().click();
  await page.keyboard.type('It was a new one.');
  await expect(beside(page).getByRole('link', { name: 'A New One' })).toBeInViewport();
  await expect(beside(page).getByText('It was a new one.')).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/entries\/a-new-one/);
  await expect(frame).toHaveAttribute('src', `${editor.site}/blog/`);
  await expect(beside(page).getByText('It was a new one.')).toHaveCount(1);
  await expect(beside(page).getByRole('link', { name: 'A New One' })).toBeInViewport();
});

test('lists show covers', async ({ page, editor }) => {
  await open(page, editor, '#/collections/books');
  const cover = page.getByTestId('entry-card-image');
  await expect(page.getByRole('link', { name: /^\d+\. / }).filter({ has: cover })).toHaveCount(9);
  await expect(cover.first()).toHaveCSS('background-image', /^url\("blob:/);
});
