import { expect, type Page, test } from '@playwright/test';
import { launchOptions } from '../../tools/browser/launchOptions';
import { budget, firstView, phone, tooManyPictures } from '../support/browser/firstView';
import { expectQuiet } from '../support/browser/quietPage';
import { allRoutes } from '../support/site/ownSite';

// The headless shell fetches more of the pictures that are not on the screen yet.
test.use({ launchOptions });

// A page for each test would cost as much as what is done in it.
let page: Page;
test.beforeAll(async ({ browser }) => void (page = await browser.newPage(phone)));
test.afterEach(() => page.removeAllListeners());

for (const route of allRoutes) {
  test(`${route} has pictures within the budget, is quiet and accessible, and does not scroll sideways`, async ({
    baseURL,
  }) => {
    await page.setViewportSize(phone.viewport);
    const view = await firstView(page, route);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(view) });
    expect(view.image, tooManyPictures(route, view)).toBeLessThanOrEqual(budget.image);
    // That its colours have contrast in both schemes is the kit's matter, and tested on each kind of page.
    await expectQuiet(page, route, baseURL, [[320, 'light']]);
  });
}
