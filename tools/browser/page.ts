import type { CDPSession, Locator, Page } from '@playwright/test';

/** Resolves when React has taken the page over. */
export const isHydrated = async (page: Page): Promise<void> => {
  // Gatsby's own mark.
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
};

/** The link of a name in the navigation. */
export const linkTo = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

/** Makes the processor some times slower for a page. Resolves with the session by which it was done. */
export const slowDown = async (page: Page, times: number): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return session;
};
