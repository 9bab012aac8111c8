import type { Page } from '@playwright/test';

/** Answers for another site with a page of ours, and notes which address was asked for, and from where. */
export const standIn = async (
  page: Page,
  pattern: string,
): Promise<{ url: string; referer: string | undefined }[]> => {
  const asked: { url: string; referer: string | undefined }[] = [];
  await page.route(pattern, async (route) => {
    const request = route.request();
    asked.push({ url: request.url(), referer: (await request.headerValue('referer')) ?? undefined });
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Stand-in</title><p>The service</p>',
    });
  });
  return asked;
};
