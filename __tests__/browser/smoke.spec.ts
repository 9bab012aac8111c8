import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { expectQuiet } from '../support/browser/quietPage';
import { oneOfEachKind } from '../support/site/fixtureSite';

// A page for each test would cost as much as what is done in it.
let page: Page;
test.beforeAll(async ({ browser }) => void (page = await browser.newPage()));
test.afterEach(() => page.removeAllListeners());

for (const route of oneOfEachKind()) {
  test(`${route} is quiet and accessible, and React takes it over`, async ({ baseURL }) => {
    await expectQuiet(page, route, baseURL);
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
