import { expect, type Page, test } from '@playwright/test';
import { holdBack, isHydrated, scripts } from './support/hydration';

const policy = '/privacy-policy/';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls as a visitor does, and waits until the page stands there. */
const scrollTo = async (page: Page, y: number): Promise<void> => {
  await page.mouse.wheel(0, y - (await scrolled(page)));
  await expect.poll(() => scrolled(page)).toBe(y);
};

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

/** Follows a link to another page, and comes back by the router. */
const goAndComeBack = async (page: Page): Promise<void> => {
  // Not as Playwright clicks, which scrolls to the link.
  await page.getByRole('link', { name: 'Terms And Conditions' }).dispatchEvent('click');
  await expect(page).toHaveURL('/terms-and-conditions/');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(policy);
};

test.use({ viewport: { width: 800, height: 600 } });

test('React finds the menu that was opened before it came, and leaves it open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await beforeScripts(page, () => page.goto('/about/'));
  await page.getByText('Menu').click();
  await release();
  await expect(page.locator('nav details')).toHaveAttribute('open');
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

test('back from another page one is where one was', async ({ page }) => {
  await page.goto(policy);
  await isHydrated(page);
  await scrollTo(page, 500);
  await goAndComeBack(page);
  await expect.poll(() => scrolled(page)).toBe(500);
});

test('and so is one who had scrolled before React came, and not since', async ({ page }) => {
  const release = await beforeScripts(page, () => page.goto(policy));
  await scrollTo(page, 500);
  await release();
  await goAndComeBack(page);
  await expect.poll(() => scrolled(page)).toBe(500);
});
