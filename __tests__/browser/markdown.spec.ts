import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/browser/axe';
import { style } from '../support/browser/setting';

/** A page of the fixture with all that Markdown can make. */
const route = '/all-of-markdown/';

test.beforeEach(async ({ page }) => {
  await page.goto(route);
});

/** A computed property of all elements that a selector finds. */
const styles = (page: Page, selector: string, property: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, name) => elements.map((element) => getComputedStyle(element).getPropertyValue(name)),
      property,
    );

test('all that Markdown can make is on the page', async ({ page }) => {
  const missing = await page
    .locator('main')
    .evaluate((main) =>
      [
        ...['h2', 'h3', 'h4', 'h5', 'h6', 'em', 'strong', 'del', 'a', 'br', 'p > code', 'pre > code', 'hr'],
        ...['ol ol', 'ol ul', 'ul ul', 'ul ol', 'ol[start]', 'li > p', 'input', 'label', 'ul ul input'],
        ...['th[align=left]', 'th[align=right]', 'th[align=center]', 'th:not([align])', 'td a', 'td em'],
        ...['blockquote blockquote', 'blockquote ul', 'sup > a', 'picture', 'picture + small'],
      ].filter((selector) => !main.querySelector(selector)),
    );
  expect(missing).toEqual([]);
});

test('heads of tables stand as their columns do, and rules part the rows', async ({ page }) => {
  // Engines put their names before what comes of an attribute.
  const alignments = async (cells: string): Promise<string[]> =>
    (await styles(page, cells, 'text-align')).map((value) => value.replace(/^-\w+-/, ''));
  const heads = await alignments('main th');
  expect(heads).toEqual(['start', 'left', 'right', 'center']);
  expect(await alignments('main tbody tr:first-child td')).toEqual(heads);
  const rules = await styles(page, 'main :is(th, td)', 'border-bottom-width');
  expect(new Set(rules)).toEqual(new Set(['1px']));
});

test('numbers of lists are the browser’s, which begin where the list says', async ({ page }) => {
  expect(new Set(await styles(page, 'main ol', 'counter-reset'))).toEqual(new Set(['none']));
  expect(await style(page, 'main ol[start] > li', 'content', '::before')).toContain('counter(list-item)');
});

test('rules are painted, and the day below the text stands apart from it', async ({ page }) => {
  expect(await style(page, 'main hr', 'background-image')).toContain('gradient');
  const height = Number.parseFloat(await style(page, 'main hr', 'height'));
  expect(height).toBeGreaterThan(8);
  const gap = await page.locator('main p:has(> time)').evaluate((day) => {
    const above = day.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    return (day.getBoundingClientRect().top - above) / Number.parseFloat(getComputedStyle(day).lineHeight);
  });
  expect(gap).toBeCloseTo(1, 1);
});

test('no heading is smaller than the text, and no level looks like the one above', async ({ page }) => {
  const looks = await page.locator('main :is(h1, h2, h3, h4, h5, h6)').evaluateAll((headings) =>
    headings.map((heading) => {
      const { fontSize, fontFamily, fontStyle, fontWeight } = getComputedStyle(heading);
      return {
        tag: heading.tagName,
        size: Number.parseFloat(fontSize),
        look: fontSize + fontFamily + fontStyle + fontWeight,
      };
    }),
  );
  const text = Number.parseFloat(await style(page, 'main p', 'font-size'));
  expect(looks.filter(({ size }) => size < text)).toEqual([]);
  const levels = new Map(looks.map(({ tag, look }) => [tag, look]));
  expect(levels.size).toBe(6);
  expect(new Set(levels.values()).size).toBe(6);
});

for (const [width, colorScheme] of [
  [320, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
] as const) {
  test(`axe finds nothing at ${width} px, ${colorScheme}, and the page does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
    // At 200 % a table scrolls by itself.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
