import { expect, test } from '@playwright/test';
import { watch } from '../support/browser/watch';

for (const [route, wanted] of [
  ['/about/', '/contact/#newsletter'],
  // Where the form is, nobody is led away from it.
  ['/blog/an-essay/', '/blog/an-essay/#newsletter'],
] as const)
  test(`the foot of ${route} leads to the nearest form`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
    await expect(page).toHaveURL(wanted);
    await expect(page.getByRole('heading', { name: 'News of lamps' })).toBeInViewport();
  });

test('the newsletter is asked for with nothing but the address, and nobody is asked before', async ({
  page,
  baseURL,
}) => {
  const sent: (string | null)[] = [];
  await page.route('https://letters.example/**', async (route) => {
    sent.push(`${route.request().method()} ${route.request().url()} ${route.request().postData() ?? ''}`);
    await route.fulfill({ contentType: 'text/html', body: '<title>Thank you</title>' });
  });
  const seen = watch(page, baseURL);
  await page.goto('/contact/', { waitUntil: 'networkidle' });
  const address = page.getByRole('textbox', { name: 'Your email address' });
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  for (const none of ['', 'nobody']) {
    await address.fill(none);
    await subscribe.click();
    await expect(address).toBeFocused();
  }
  expect([sent, seen]).toEqual([[], []]);
  await address.fill('me@keeper.example');
  await subscribe.click();
  await expect(page).toHaveTitle('Thank you');
  expect(sent).toEqual([
    'POST https://letters.example/subscribe list=lamps&via=the+site&EMAIL=me%40keeper.example',
  ]);
});

/** Pages of each kind that has the newsletter at its end. */
const routes = ['/blog/an-essay/', '/stories/a-novelette/', '/books/first-book/'];

for (const route of routes)
  test(`${route} lets the form be sent, which no paper shows`, async ({ page, baseURL }) => {
    await page.route('https://letters.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<title>${route.request().postData() ?? ''}</title>` }),
    );
    const seen = watch(page, baseURL);
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('textbox', { name: 'Your email address' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('textbox', { name: 'Your email address' }).fill('me@keeper.example');
    expect(seen).toEqual([]);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveTitle(/EMAIL=me%40keeper\.example/);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is asked for just as well', async ({ page }) => {
    await page.route('https://letters.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<title>${route.request().postData() ?? ''}</title>` }),
    );
    await page.goto('/contact/');
    await page.getByLabel('Your email address').fill('me@keeper.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveTitle(/EMAIL=me%40keeper\.example/);
  });
});
