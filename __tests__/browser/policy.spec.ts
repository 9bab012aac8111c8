import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { routes } from '../support/browser/pages';

/** Listens for all that a page's policy forbids it: what is wanted, by which directive. */
const forbidden = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { forbidden: seen });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.push(`${effectiveDirective}: ${blockedURI}`),
    );
  });
  return () => page.evaluate('forbidden');
};

test('no page wants what its policy forbids, from the first view on and by the router', async ({ page }) => {
  const seen = await forbidden(page);
  for (const route of routes) {
    await page.goto(route);
    await isHydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Terms And Conditions' }).click();
    await expect(page).toHaveURL('/terms-and-conditions/');
    expect([route, ...(await seen())]).toEqual([route]);
  }
});

const stranger = 'https://stranger.example';

test('a script, a handler, a style and a frame that somebody got into a page do nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(`${stranger}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'stolen = true' });
  });
  await page.route('/about/', async (route) => {
    const response = await route.fetch();
    const injected = `
      <script>stolen = true</script>
      <script src="${stranger}/a.js"></script>
      <img id="injected" src="/there-is-none.png" onerror="stolen = true" style="color: rgb(1, 2, 3)">
      <style>#content { color: rgb(1, 2, 3) }</style>
      <link rel="stylesheet" href="${stranger}/a.css">
      <iframe src="${stranger}/frame"></iframe>
      <object data="${stranger}/object"></object>
      <form id="form" action="${stranger}/form" method="post"><button>Send</button></form>
      <base href="${stranger}/">`;
    const html = (await response.text()).replace('<template id="runtime"', `${injected}$&`);
    await route.fulfill({ response, body: html });
  });
  const seen = await forbidden(page);
  await page.goto('/about/');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#form')?.submit());
  await expect
    .poll(async () => new Set(await seen()))
    .toEqual(
      new Set([
        'script-src-elem: inline',
        `script-src-elem: ${stranger}/a.js`,
        'script-src-attr: inline',
        'style-src-attr: inline',
        'style-src-elem: inline',
        `style-src-elem: ${stranger}/a.css`,
        `frame-src: ${stranger}`,
        `object-src: ${stranger}`,
        `base-uri: ${stranger}/`,
        `form-action: ${stranger}/form`,
      ]),
    );
  expect(await page.evaluate('"stolen" in window')).toBe(false);
  const colour = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  expect([await colour('#injected'), await colour('#content')]).not.toContain('rgb(1, 2, 3)');
  expect(asked).toEqual([]);
});
