import type { Page } from '@playwright/test';

/** Holds every font back until the page has been painted, so that it is laid out with its fallbacks first. */
export const lateFonts = async (page: Page): Promise<void> => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
};

/** The sum of all layout shifts since the page was opened: cumulative layout shift without its windows. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // What has come since the last frame moves in the next one.
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    observer.disconnect();
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
