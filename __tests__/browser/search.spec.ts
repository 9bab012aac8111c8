import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { axeFindings } from '../support/browser/axe';
import { couldBeShown, holdBack, scripts } from '../support/browser/hydration';
import { watch } from '../support/browser/watch';

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('main ol > li');

/** What comes when somebody searches, and never else. */
const onlyForSearch = (urls: readonly string[]): string[] =>
  urls.filter((url) => url.includes('/search/index.json'));

const requestsOf = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
};

const open = async (page: Page, address = '/search/'): Promise<void> => {
  await page.goto(address);
  await isHydrated(page);
};

test('what is typed is found at once, with its words marked, its kind and its cover', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  await open(page);
  await field(page).pressSequentially('first boo');
  await expect(field(page)).toBeFocused();
  const [first] = [results(page).first()];
  await expect(first.getByRole('link')).toHaveAttribute('href', '/books/first-book/');
  await expect(first).toContainText('Book');
  await expect(first.locator('a mark')).toHaveText(['First', 'Book']);
  await expect(first.locator('img')).toBeVisible();
  await first.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^\d+ results? for “first boo”$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
  expect(seen).toEqual([]);
});

test('a slip of the fingers is forgiven', async ({ page }) => {
  await open(page);
  await field(page).fill('anthollogy');
  await expect(results(page).first()).toContainText('Anthology');
});

test('Enter leads from the field to what was found, and the next stop is the first of it', async ({
  page,
}) => {
  await open(page);
  await field(page).fill('second book');
  await expect(results(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '/books/second-book/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/books/second-book/');
  await page.goBack();
  await expect(page).toHaveURL('/search/?q=second+book');
  await expect(field(page)).toHaveValue('second book');
  await expect(results(page).first()).toContainText('Second Book');
});

test('those who hear the page hear how many there are, once, when typing has come to a rest', async ({
  page,
}) => {
  await open(page);
  const said: string[] = [];
  await page.exposeFunction('heard', (text: string) => said.push(text));
  await page.evaluate(() => {
    const status = document.querySelector('main [role=status]');
    const tell = (window as unknown as { heard: (text: string) => void }).heard;
    if (status)
      new MutationObserver(() => status.textContent && tell(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await field(page).pressSequentially('lamps', { delay: 60 });
  const first = expect.stringMatching(/^\d+ results? for “lamps”$/);
  await expect.poll(() => said).toEqual([first]);
  await field(page).press('Backspace');
  await expect.poll(() => said).toEqual([first, expect.stringMatching(/^\d+ results? for “lamp”$/)]);
});

test('an address with a query shows what it finds, and without one all titles', async ({ page }) => {
  await open(page, '/search/?q=uphill');
  await expect(results(page)).toHaveText([/Running/]);
  await expect(page.locator('main h2')).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Audiobooks' })).toBeVisible();
});

test('where nothing is found there is help, and all titles', async ({ page }) => {
  await open(page);
  await field(page).fill('xyzzy');
  await expect(page.getByText('Nothing found for “xyzzy”').first()).toBeVisible();
  await expect(page.getByText('Try fewer words')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Audiobooks' })).toBeVisible();
});

test('texts that do not come are asked for again', async ({ page }) => {
  await page.route('**/search/index.json', (route) => route.abort());
  await open(page);
  await field(page).fill('lamps');
  await expect(page.getByText('could not be loaded').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Audiobooks' })).toBeVisible();
  await page.unroute('**/search/index.json');
  await field(page).pressSequentially(' ');
  await field(page).fill('lamp');
  await expect(results(page).first()).toBeVisible();
});

test('what is typed before the scripts are there is looked for when they are', async ({ page }) => {
  const release = await holdBack(page, scripts);
  await page.goto('/search/', { waitUntil: 'commit' });
  await field(page).evaluate((input: HTMLInputElement) => (input.value = 'lamps'));
  release();
  await isHydrated(page);
  await expect(results(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('lamps');
});

test('nothing of it is fetched before somebody searches, on no page', async ({ page }) => {
  const urls = requestsOf(page);
  for (const route of ['/', '/contact/', '/search/']) {
    await open(page, route);
    await page.waitForLoadState('networkidle');
  }
  expect(onlyForSearch(urls)).toEqual([]);
  const before = new Set(urls);
  await field(page).focus();
  await expect.poll(() => onlyForSearch(urls)).toHaveLength(1);
  // Its script came with it.
  expect(urls.filter((url) => url.endsWith('.js') && !before.has(url))).toHaveLength(1);
});

test('the / key leads to the field from any page, and back to it on its own', async ({ page }) => {
  await open(page, '/about/');
  await page.keyboard.press('/');
  await page.waitForURL('/search/#search-field');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await isHydrated(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('the / key does nothing with others, nor where it is switched off, which the browser remembers', async ({
  page,
}) => {
  await open(page, '/about/');
  for (const keys of ['Control+/', 'Alt+/', 'Meta+/']) await page.keyboard.press(keys);
  await expect(page).toHaveURL('/about/');
  await open(page);
  await page.getByRole('checkbox', { name: /The \/ key/ }).uncheck();
  await open(page, '/about/');
  await page.keyboard.press('/');
  await couldBeShown(page, '/search/');
  await expect(page).toHaveURL('/about/');
  await open(page);
  await expect(page.getByRole('checkbox', { name: /The \/ key/ })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /The \/ key/ }).check();
  await open(page, '/about/');
  await page.keyboard.press('/');
  await page.waitForURL(/\/search\//);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all titles are there, and no field that does nothing', async ({ page }) => {
    await page.goto('/search/');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('checkbox')).toBeHidden();
    await page.getByRole('link', { name: 'First Book' }).first().click();
    await expect(page).toHaveURL('/books/first-book/');
  });
});
