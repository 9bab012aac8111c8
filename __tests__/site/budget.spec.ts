import { expect, test } from '@playwright/test';
import { launchOptions } from '../../tools/browser/launchOptions';
import { budget, firstView, phone } from '../support/browser/firstView';
import { typicalRoutes } from '../support/site/ownSite';

// The headless shell fetches more of the pictures that are not on the screen yet.
test.use({ launchOptions });

test.use(phone);

for (const route of typicalRoutes()) {
  // Style sheets are part of the HTML.
  test(`${route} keeps to the budget of HTML, scripts, fonts and pictures`, async ({ page }) => {
    const bytes = await firstView(page, route);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
    expect(Math.min(bytes.document, bytes.script, bytes.font)).toBeGreaterThan(0);
    expect(bytes.document - bytes.words).toBeLessThanOrEqual(budget.html);
    expect(bytes.script).toBeLessThanOrEqual(budget.script);
    expect(bytes.font).toBeLessThanOrEqual(budget.font);
    expect(bytes.image).toBeLessThanOrEqual(budget.image);
  });
}
