import type { Page } from '@playwright/test';

/**
 * Listens to a page from now on. The list fills with all that should not happen: a message on the console, an error,
 * a request that fails, a request to another site.
 */
export const watch = (page: Page, baseURL = ''): string[] => {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => seen.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL)) {
      seen.push(`elsewhere: ${request.url()}`);
    }
  });
  return seen;
};
