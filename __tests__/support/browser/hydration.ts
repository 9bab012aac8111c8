import type { Page } from '@playwright/test';

/** All scripts of the site: without them a page stands as its HTML made it. */
export const scripts = '**/*.js';

/** Holds back all files whose addresses match a pattern; returns how to let them come. */
export const holdBack = async (page: Page, pattern: string): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Keeps a page from being loaded, by a font that does not come; returns how to let it. */
export const holdBackLoad = (page: Page): Promise<() => void> => holdBack(page, '**/text-basic-*.woff2');

/** The addresses of all scripts that a page asks for from now on, those fetched for later pages aside. */
export const scriptsOf = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
};

/** Resolves when a page that was asked for would be on the screen: all of it has come, and was there to be drawn. */
export const couldBeShown = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(async (asked) => {
    await window.___loader.loadPage(asked);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, path);
