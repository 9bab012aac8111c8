import type { Page } from '@playwright/test';

/** Resolves when React has taken the page over. */
export const isHydrated = async (page: Page): Promise<void> => {
  // Gatsby's own mark.
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
};
