import type { Page } from '@playwright/test';

/** Holds every font back, so that a page is laid out with its fallbacks first. */
export const lateFonts = async (page: Page): Promise<void> => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
};

/** The sum of all layout shifts since the page was opened: cumulative layout shift without its windows. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // No shift, no call.
        setTimeout(() => resolve(0), 500);
      }),
  );
