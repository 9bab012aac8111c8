import { expect, type Page, test } from '@playwright/test';
import { launchOptions } from '../../tools/browser/launchOptions';
import { isHydrated } from '../../tools/browser/page';
import { holdBackLoad, scriptsOf } from '../support/browser/hydration';

test.use({ launchOptions });

/** The page always has something to do, so its scripts wait for the visitor. */
const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

for (const [intent, act, how] of [
  ['a pointer', 'pointermove', { movementX: 1 }],
  ['a touch', 'touchstart', {}],
  ['a key', 'keydown', {}],
  ['focus', 'focusin', {}],
] as const) {
  test(`${intent} starts the scripts at once, and only once`, async ({ page }) => {
    const asked = scriptsOf(page);
    await neverIdle(page);
    await page.goto('/', { waitUntil: 'load' });
    expect(asked).toEqual([]);
    await page.locator('main').dispatchEvent(act, how);
    await page.locator('main').dispatchEvent(act, how);
    await page.keyboard.press('Tab');
    await isHydrated(page);
    expect(asked).toEqual([...new Set(asked)]);
  });
}

// Browsers say that it is over the page as soon as there is one, Chromium with a move of no length; this one, without a
// screen, seldom does.
test('a pointer that rests where the page appears starts nothing', async ({ page }) => {
  const asked = scriptsOf(page);
  await neverIdle(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.locator('main').dispatchEvent('pointerover');
  await page.locator('main').dispatchEvent('pointermove', { movementX: 0, movementY: 0 });
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a hash gives the focus to the place it names, which starts nothing before the page is loaded', async ({
  page,
}) => {
  const asked = scriptsOf(page);
  const release = await holdBackLoad(page);
  await page.goto('/about/#content', { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeFocused();
  expect(asked).toEqual([]);
  release();
  await isHydrated(page);
});
