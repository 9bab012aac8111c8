import { expect, type Page, test } from '@playwright/test';
import { isHydrated, linkTo } from '../../tools/browser/page';
import { couldBeShown, holdBack } from '../support/browser/hydration';

const aboutData = '**/page-data/about/**';

/** Clicks on the link to About, whose data is held back until the answer is called. */
const askForAbout = async (page: Page): Promise<() => void> => {
  const release = await holdBack(page, aboutData);
  await page.goto('/code/');
  await isHydrated(page);
  // Not as Playwright clicks, which would wait for the page.
  await linkTo(page, 'About').dispatchEvent('click');
  return release;
};

/** Lets About come, which was held back. */
const settle = async (page: Page, release: () => void): Promise<void> => {
  release();
  await couldBeShown(page, '/about/');
};

test('the page asked for last is the one that comes', async ({ page }) => {
  const release = await askForAbout(page);
  await linkTo(page, 'Contact').dispatchEvent('click');
  await expect(page).toHaveURL('/contact/');
  await settle(page, release);
  await expect(page).toHaveURL('/contact/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

for (const pause of [0, 100])
  test(`of clicks by the mouse, ${pause} ms apart, the last one counts`, async ({ page }) => {
    await page.goto('/');
    await isHydrated(page);
    const boxes = await Promise.all(
      ['Blog', 'About', 'Code'].map((name) => linkTo(page, name).boundingBox()),
    );
    for (const box of boxes) {
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      // How fast a visitor is, not what is waited for.
      await page.waitForTimeout(pause);
    }
    for (const path of ['/blog/', '/about/', '/code/']) await couldBeShown(page, path);
    await expect(page).toHaveURL('/code/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
  });

test('none comes to a visitor who has gone back meanwhile', async ({ page }) => {
  await page.goto('/running/');
  await isHydrated(page);
  await linkTo(page, 'Code').click();
  await expect(page).toHaveURL('/code/');
  const release = await holdBack(page, aboutData);
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/about/"]')?.click());
  await page.goBack();
  await expect(page).toHaveURL('/running/');
  await settle(page, release);
  await expect(page).toHaveURL('/running/');
});

test('a page whose data stays away comes as a whole document', async ({ page }) => {
  await askForAbout(page);
  const document = await page.waitForRequest((request) => request.isNavigationRequest());
  expect(new URL(document.url()).pathname).toBe('/about/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
});
