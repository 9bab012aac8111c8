import type { CDPSession, Page } from '@playwright/test';

/** Makes the processor some times slower for a page. Resolves with the session by which it was done. */
export const slowDown = async (page: Page, times: number): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return session;
};
