import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { beside, field, openApp, openEntry } from '../support/editor/app';
import { test } from '../support/editor/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** That of an element which the author can edit. */
const editable = (site: FrameLocator, element: Locator): Locator => element.and(site.locator('[data-edit]'));

/** Resolves when the entry of that title is open, and the focus is in the field of that path. */
const isAt = async (page: Page, title: string, path: string): Promise<void> => {
  await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
  await expect(page.locator(`[data-field="${path}"]`).locator(':focus')).toBeAttached();
};

/** Opens the editor with the page of a book beside it. */
const openBook = async (page: Page, editor: Parameters<typeof openApp>[1]): Promise<FrameLocator> => {
  await openApp(page, editor);
  await openEntry(page, 'Books', 'First Book');
  return beside(page);
};

test('a click on a cover, a title, a text, the menu or the footer opens its field', async ({
  page,
  editor,
}) => {
  await openApp(page, editor);
  const site = beside(page);
  const main = site.getByRole('main');
  const click = (element: Locator): Promise<void> => editable(site, element).first().click();
  await click(main.getByRole('img', { name: 'Fifth Book', exact: true }));
  await isAt(page, 'Fifth Book', 'image');
  await click(main.getByRole('heading', { name: 'Books', exact: true }));
  await isAt(page, 'Books', 'title');
  await click(main.getByText('Novels, stories'));
  await isAt(page, 'Books', 'body');
  await click(site.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Music' }));
  await isAt(page, 'Music', 'title');
  await click(site.getByRole('banner').getByText('A tagline'));
  await isAt(page, 'Site', 'tagline');
  await click(site.getByRole('contentinfo').getByText('A company'));
  await isAt(page, 'Site', 'company');
});

test('a click on a paragraph puts the cursor there, and again on another', async ({ page, editor }) => {
  await openApp(page, editor);
  await openEntry(page, 'Posts', 'An Essay');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  for (const words of ['Slowly, and from the side.', 'A lamp does one thing']) {
    await editable(beside(page), beside(page).getByText(words)).first().click();
    await expect(text).toBeFocused();
    await page.keyboard.type('Here: ');
    await expect(text).toContainText(`Here: ${words}`);
  }
});

test('on the page of a book a click opens what is said there, however deep', async ({ page, editor }) => {
  const site = await openBook(page, editor);
  const click = (words: string): Promise<void> =>
    editable(site, site.getByRole('main').getByText(words)).first().click();
  await click('A lamp is lit in a house');
  await isAt(page, 'First Book', 'about.blurb');
  await click('It is short, and then it is long.');
  await isAt(page, 'First Book', 'about.praise.1.quote');
});

test('Tab and Enter do so too, and the field that has the focus is outlined on the page', async ({
  page,
  editor,
}) => {
  const site = await openBook(page, editor);
  const title = site.getByRole('main').getByRole('heading', { level: 1 });
  const shown = site.locator('[data-edit-shown]');
  await editable(site, title).focus();
  await page.keyboard.press('Tab');
  await expect(title).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(title).toHaveAccessibleDescription('Edit: Title of First Book');
  await page.keyboard.press('Enter');
  await isAt(page, 'First Book', 'title');
  await expect(shown).toHaveText('First Book');
  await expect(shown).toHaveCSS('outline-style', 'solid');
  await field(page, 'Subtitle').focus();
  await expect(shown).toHaveText('A Beginning');
  await expect(shown).toBeInViewport();
});

test('links are followed where the author says so, and edited where not', async ({ page, editor }) => {
  await openApp(page, editor);
  const site = beside(page);
  const mode = page.getByRole('button', { name: 'Click to edit' });
  const about = site.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'About' });
  await editable(site, about).waitFor();
  await mode.click();
  await expect(mode).toHaveAttribute('aria-pressed', 'false');
  await expect(site.locator('[data-edit]')).toHaveCount(0);
  await about.click();
  const heading = site.getByRole('heading', { level: 1, name: 'About' });
  await heading.waitFor();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await mode.click();
  await editable(site, heading).click();
  await isAt(page, 'About', 'title');
});

test('a second click on an item of the menu leads to its page', async ({ page, editor }) => {
  await openApp(page, editor);
  const site = beside(page);
  const about = site.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'About' });
  await editable(site, about).click();
  await isAt(page, 'About', 'title');
  const item = page.getByRole('region', { name: 'About', exact: true });
  await expect(item.getByRole('combobox', { name: /^Link/ })).toHaveValue('/about/');
  await site.locator('nav [data-edit-shown]').click();
  await site.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await expect(item).toBeVisible();
});

test('on a phone a tap on the site leads to the field, and back', async ({ browser, editor }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openApp(page, editor);
  await page.getByRole('button', { name: 'See the site' }).tap();
  const site = beside(page);
  await editable(site, site.getByRole('img', { name: 'Fifth Book', exact: true })).tap();
  await isAt(page, 'Fifth Book', 'image');
  await field(page, 'Title').fill('Fifth Book, Touched');
  await page.getByRole('button', { name: 'See the site' }).tap();
  await expect(site.getByRole('img', { name: 'Fifth Book, Touched' })).toBeInViewport();
  await context.close();
});
