import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { allRoutes } from '../site/support';
import { isHydrated } from '../../tools/browser/isHydrated';

/**
 * The most that the first view of a page may cost on a phone, in bytes as a host sends them, and what Temporal may add
 * where the browser lacks it.
 */
const budget = {
  html: 20_000,
  script: 80_000,
  font: 90_000,
  image: 280_000,
  words: 130_000,
  temporal: 18_000,
};

/** What a response costs on the wire: texts in brotli, pictures and fonts as they are. */
const bytesOf = async (response: Response): Promise<number> => {
  const body = await response.body();
  const isText = ['document', 'script'].includes(response.request().resourceType());
  return isText || response.url().endsWith('.svg') ? brotliCompressSync(body).length : body.length;
};

type Kind = 'document' | 'script' | 'font' | 'image';

/** What the first view of a page costs, by the kind of what is asked for, in bytes. */
const firstView = async (page: Page, route: string): Promise<Record<Kind, number>> => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(route);
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
  const sum = async (kind: Kind): Promise<number> => {
    const wanted = responses.filter((response) => response.request().resourceType() === kind);
    return (await Promise.all(wanted.map(bytesOf))).reduce((total, bytes) => total + bytes, 0);
  };
  return {
    document: await sum('document'),
    script: await sum('script'),
    font: await sum('font'),
    image: await sum('image'),
  };
};

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const route of allRoutes) {
  // Style sheets are part of the HTML.
  test(`${route} keeps to the budget of HTML, scripts, fonts and pictures`, async ({ page }) => {
    const bytes = await firstView(page, route);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
    expect(Math.min(bytes.document, bytes.script, bytes.font)).toBeGreaterThan(0);
    expect(bytes.document).toBeLessThanOrEqual(budget.html);
    expect(bytes.script).toBeLessThanOrEqual(budget.script);
    expect(bytes.font).toBeLessThanOrEqual(budget.font);
    expect(bytes.document + bytes.font).toBeLessThanOrEqual(budget.words);
    expect(bytes.image).toBeLessThanOrEqual(budget.image);
  });
}

test('a browser without Temporal fetches it for the wall of fame, and what that costs has its limit', async ({
  page,
}) => {
  await page.addInitScript('delete globalThis.Temporal');
  const { script } = await firstView(page, '/swof/');
  expect(script).toBeGreaterThan(budget.script);
  expect(script).toBeLessThanOrEqual(budget.script + budget.temporal);
});
