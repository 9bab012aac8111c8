import { expect, type Page, test } from '@playwright/test';
import { isHydrated, linkTo } from '../../tools/browser/page';

interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: '2g' | '4g';
}

/** Opens the home page over a connection; returns the addresses of what is fetched for other pages, as they come. */
const open = async (page: Page, connection: Connection): Promise<string[]> => {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
    // Gatsby waits three seconds before it looks at the links in view, and again after every four pages.
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (task: () => void, ms = 0) => wait(task, ms / 20) });
  }, connection);
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (/page-data\/(?!index\/|app-data|sq\/)|component---(?!src-templates-covers)/.test(request.url()))
      ahead.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  await isHydrated(page);
  return ahead;
};

const link = (page: Page) => linkTo(page, 'Music');

const musicScripts = (urls: readonly string[]): number =>
  urls.filter((url) => /component---src-templates-music.*\.js$/.test(url)).length;

const intents = {
  'has the focus': (page: Page) => link(page).focus(),
  'the pointer passes': (page: Page) => link(page).hover(),
  'is touched': (page: Page) => link(page).dispatchEvent('touchstart'),
};

test('the pages of the links in view are fetched ahead, and go where the network has gone', async ({
  page,
}) => {
  const ahead = await open(page, { saveData: false, effectiveType: '4g' });
  await expect.poll(() => musicScripts(ahead)).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // As a tap does, no pointer has passed the link before.
  await link(page).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeVisible();
  expect(await page.evaluate('window.isSameDocument')).toBe(true);
});

for (const [what, act] of Object.entries(intents)) {
  test(`a page whose link ${what} is fetched ahead at once`, async ({ page }) => {
    // Over a connection as slow as this nothing is fetched for links in view.
    const ahead = await open(page, { saveData: false, effectiveType: '2g' });
    expect(ahead).toEqual([]);
    await act(page);
    await expect.poll(() => musicScripts(ahead)).toBe(1);
    expect(ahead.filter((url) => !url.includes('music'))).toEqual([]);
  });
}

test('with Save-Data no other page is fetched ahead', async ({ page }) => {
  const ahead = await open(page, { saveData: true, effectiveType: '4g' });
  for (const act of Object.values(intents)) await act(page);
  // A timer of the page, after those by which Gatsby looks at the links in view.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10_000)));
  expect(ahead).toEqual([]);
});
