import { expect, type Page } from '@playwright/test';
import { isHydrated } from '../../../tools/browser/page';

/** A page that is long enough to scroll. */
export const policy = '/privacy-policy/';

/** How far a page is scrolled, in pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls as a visitor does, and waits until the page stands there. */
export const scrollTo = async (page: Page, y: number): Promise<void> => {
  await page.mouse.wheel(0, y - (await scrolled(page)));
  await expect.poll(() => scrolled(page)).toBe(y);
};

/** Opens a page and scrolls it, when React has taken it over. */
export const openAt = async (page: Page, y: number): Promise<void> => {
  await page.goto(policy);
  await isHydrated(page);
  await scrollTo(page, y);
};

/** Follows a link to another page, and waits until it stands at its top: a wheel turned before that is for nothing. */
export const goToTerms = async (page: Page): Promise<void> => {
  // Not as Playwright clicks, which scrolls to the link.
  await page.getByRole('link', { name: 'Terms And Conditions' }).dispatchEvent('click');
  await expect(page).toHaveURL('/terms-and-conditions/');
  await expect.poll(() => scrolled(page)).toBe(0);
};

/** Follows a link to another page, and comes back by the router. */
export const goAndComeBack = async (page: Page, address = policy): Promise<void> => {
  await goToTerms(page);
  await page.goBack();
  await expect(page).toHaveURL(address);
};
