import { type BrowserContextOptions, type Page, test } from '@playwright/test';

/**
 * One page for all tests of a file that a worker runs, since a page for each would cost as much as what is done in it.
 * Returns what gives it to a test.
 */
export const samePage = (options?: BrowserContextOptions): (() => Page) => {
  let page: Page;
  test.beforeAll(async ({ browser }) => void (page = await browser.newPage(options)));
  test.afterEach(async () => {
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // What is still being fetched is given up now, and is not the next test's fault.
    await page.goto('about:blank');
  });
  return () => page;
};
