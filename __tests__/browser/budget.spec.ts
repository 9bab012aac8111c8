import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { allRoutes } from '../site/support';

/** The most that the words of a page may cost on first view, in bytes as a host sends them. */
const budget = { fonts: 90_000, page: 130_000 };

// Style sheets are part of the HTML.
for (const route of allRoutes) {
  test(`${route} keeps to the budget of HTML, CSS and fonts`, async ({ page }) => {
    let fonts = 0;
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') {
        void response.body().then(({ length }) => (fonts += length));
      }
    });
    const response = await page.goto(route, { waitUntil: 'networkidle' });
    const html = brotliCompressSync((await response?.body()) ?? '').length;
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(budget.fonts);
    expect(html + fonts).toBeLessThanOrEqual(budget.page);
    test.info().annotations.push({ type: 'bytes', description: `${html} HTML, ${fonts} fonts` });
  });
}
