import { type Page, test as base } from '@playwright/test';

/**
 * Tests that share a tab, as far as a worker runs them: loading Decap anew costs four seconds, going to another form a
 * fifth of one.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport }, run) => {
    if (viewport) await tab.setViewportSize(viewport);
    await run(tab);
    tab.removeAllListeners();
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
