import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { holdBack, scripts } from '../support/browser/hydration';
import { goAndComeBack, goToTerms, policy, scrolled, scrollTo } from '../support/browser/scrolling';

/** The page is loaded, and its scripts are held back until the answer is called. */
const beforeScripts = async (page: Page, load: () => Promise<unknown>): Promise<() => Promise<void>> => {
  const release = await holdBack(page, scripts);
  await load();
  return async () => {
    release();
    await isHydrated(page);
    // A frame for whatever React does when it is there.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
};

test.use({ viewport: { width: 800, height: 600 } });

test('React finds the menu that was opened before it came, and leaves it open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await beforeScripts(page, () => page.goto('/about/'));
  await page.getByText('Menu').click();
  await release();
  await expect(page.locator('nav details').first()).toHaveAttribute('open');
});

test('a visitor who scrolls after a reload stays there when React comes', async ({ page }) => {
  await page.goto(policy);
  await isHydrated(page);
  await scrollTo(page, 700);
  const release = await beforeScripts(page, () => page.reload());
  await expect.poll(() => scrolled(page)).toBe(700);
  await scrollTo(page, 200);
  await release();
  expect(await scrolled(page)).toBe(200);
});

test('and so does one who came to a place within the page', async ({ page }) => {
  const release = await beforeScripts(page, () => page.goto(`${policy}#content`));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await scrollTo(page, 600);
  await release();
  expect(await scrolled(page)).toBe(600);
});

test('one who had scrolled before React came, and not since, comes back to that place', async ({ page }) => {
  const release = await beforeScripts(page, () => page.goto(policy));
  await scrollTo(page, 500);
  await release();
  await goAndComeBack(page);
  await expect.poll(() => scrolled(page)).toBe(500);
});

test('one who goes back before React came sees the page of that address, and so afterwards', async ({
  page,
}) => {
  await page.goto(policy);
  await isHydrated(page);
  await scrollTo(page, 500);
  await goToTerms(page);
  const release = await beforeScripts(page, () => page.reload());
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(policy);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await release();
  await expect(page).toHaveURL(policy);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect.poll(() => scrolled(page)).toBe(500);
});
