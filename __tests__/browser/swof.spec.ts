import { Temporal as Oracle } from '@js-temporal/polyfill';
import { expect, type Page, test } from '@playwright/test';
import { entriesOf } from '../support/site/fixtureSite';
import { layoutShift } from '../support/browser/fonts';

/** The rows as they should read on a day, counted by an independent Temporal. */
const rowsOn = (today: string): string[][] =>
  entriesOf('swof')
    .reverse()
    .map(({ name, startDate }) => {
      const [month = 0, day = 0, year = 0] = String(startDate).split('/').map(Number);
      const start = Oracle.PlainDate.from({ year, month, day });
      const { years, months, days } = start.until(today, { largestUnit: 'years' });
      return [
        String(name),
        String(start.until(today, { largestUnit: 'days' }).days),
        `${years} Years ${months} Months ${days} Days`,
      ];
    });

/** The rows without what comes next, which stands below the counts. */
const rows = (page: Page): Promise<string[][]> =>
  page.locator('tbody tr').evaluateAll((all) =>
    all.map((row) =>
      [...row.children].map((cell) =>
        [...cell.childNodes]
          .map((node) => (node.nodeName === 'SMALL' ? '' : node.textContent))
          .join('')
          .trim(),
      ),
    ),
  );

/** Opens the wall at a moment, from which the page's clock goes on. */
const openAt = async (page: Page, moment: string): Promise<void> => {
  await page.clock.install({ time: new Date(moment) });
  await page.goto('/swof/');
};

const chunks = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
};

const hasPolyfill = async (page: Page, urls: readonly string[]): Promise<boolean> => {
  const scripts = await Promise.all(
    urls.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
  );
  return scripts.some((script) => script.includes('PlainMonthDay'));
};

for (const [timezoneId, moment, today] of [
  ['America/Chicago', '2026-03-01T05:59:00Z', '2026-02-28'],
  ['America/Chicago', '2026-03-01T06:01:00Z', '2026-03-01'],
  ['Pacific/Kiritimati', '2026-07-04T11:00:00Z', '2026-07-05'],
  ['Asia/Kathmandu', '2027-11-01T18:30:00Z', '2027-11-02'],
  ['America/St_Johns', '2028-02-29T03:00:00Z', '2028-02-28'],
] as const) {
  test.describe(`in ${timezoneId} at ${moment}`, () => {
    test.use({ timezoneId });

    test(`it is ${today}, with the browser’s own Temporal and without the polyfill`, async ({ page }) => {
      const urls = chunks(page);
      await openAt(page, moment);
      await expect.poll(() => rows(page)).toEqual(rowsOn(today));
      expect(await hasPolyfill(page, urls)).toBe(false);
    });

    test(`it is ${today}, where the browser has no Temporal`, async ({ page }) => {
      const urls = chunks(page);
      await page.addInitScript(() => {
        delete (globalThis as { Temporal?: unknown }).Temporal;
      });
      await openAt(page, moment);
      await expect.poll(() => rows(page)).toEqual(rowsOn(today));
      expect(await hasPolyfill(page, urls)).toBe(true);
    });
  });
}

test.describe('what comes next', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('stands below the counts, and on its day it is today', async ({ page }) => {
    const next = page.locator('tbody tr small');
    await openAt(page, '2026-07-05T18:00:00Z');
    await expect.poll(() => next.count()).toBe(entriesOf('swof').length);
    const since2009 = page.getByRole('row').filter({ hasText: '17 Years 0 Months 0 Days' });
    await expect(since2009.locator('small')).toHaveText('17 years today');
    await page.clock.setSystemTime(new Date('2026-07-06T18:00:00Z'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(
      page.locator('tbody tr', { hasText: '17 Years 0 Months 1 Days' }).locator('small'),
    ).toHaveText('18 years on Jul 5, 2027');
  });
});

test.describe('at midnight', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('the wall counts on while it is looked at', async ({ page }) => {
    await openAt(page, '2026-11-22T05:59:30Z');
    await expect.poll(() => rows(page)).toEqual(rowsOn('2026-11-21'));
    await page.clock.runFor(31_000);
    await expect.poll(() => rows(page)).toEqual(rowsOn('2026-11-22'));
  });

  test('it is right after a sleep of three days, as soon as the tab is looked at', async ({ page }) => {
    await openAt(page, '2026-11-22T18:00:00Z');
    await expect.poll(() => rows(page)).toEqual(rowsOn('2026-11-22'));
    await page.clock.setSystemTime(new Date('2026-11-25T18:00:00Z'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => rows(page)).toEqual(rowsOn('2026-11-25'));
  });

  for (const width of [1280, 560, 360]) {
    test(`nothing moves when the dates turn into counts, ${width} px wide`, async ({ page }) => {
      // High enough to see the whole table: what is out of sight does not count as moved.
      await page.setViewportSize({ width, height: 2000 });
      // A late face may move a line of text, which is another matter.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/swof/', { waitUntil: 'networkidle' });
      await expect(page.getByRole('row').nth(1)).toContainText('Years');
      expect(await layoutShift(page)).toBeLessThan(0.001);
    });
  }
});
