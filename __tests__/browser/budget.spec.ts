import { brotliCompressSync } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';
import { allRoutes } from '../site/support';
import { isHydrated } from './support/hydration';

/** The most that the first view of a page may cost on a phone, in bytes as a host sends them. */
const budget = { html: 20_000, script: 80_000, font: 90_000, image: 280_000, words: 130_000 };

/** What a response costs on the wire: texts in brotli, pictures and fonts as they are. */
const bytesOf = async (response: Response): Promise<number> => {
  const body = await response.body();
  const isText = ['document', 'script'].includes(response.request().resourceType());
  return isText || response.url().endsWith('.svg') ? brotliCompressSync(body).length : body.length;
};

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const route of allRoutes) {
  // Style sheets are part of the HTML.
  test(`${route} keeps to the budget of HTML, scripts, fonts and pictures`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(route, { waitUntil: 'networkidle' });
    await isHydrated(page);
    const sum = async (type: string): Promise<number> => {
      const wanted = responses.filter((response) => response.request().resourceType() === type);
      return (await Promise.all(wanted.map(bytesOf))).reduce((total, bytes) => total + bytes, 0);
    };
    const html = await sum('document');
    const script = await sum('script');
    const font = await sum('font');
    const image = await sum('image');
    test
      .info()
      .annotations.push({ type: 'bytes', description: JSON.stringify({ html, script, font, image }) });
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
    expect(Math.min(html, script, font)).toBeGreaterThan(0);
    expect(html).toBeLessThanOrEqual(budget.html);
    expect(script).toBeLessThanOrEqual(budget.script);
    expect(font).toBeLessThanOrEqual(budget.font);
    expect(html + font).toBeLessThanOrEqual(budget.words);
    expect(image).toBeLessThanOrEqual(budget.image);
  });
}
