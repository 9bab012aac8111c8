import { expect, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { goToTerms, openAt, policy, scrolled, scrollTo } from '../support/browser/scrolling';
import { standIn } from '../support/browser/standIn';

test.use({ viewport: { width: 800, height: 600 } });

test('one who comes back from another site, by one page or two, is where one was', async ({ page }) => {
  await standIn(page, 'https://elsewhere.test/');
  await openAt(page, 500);
  await goToTerms(page);
  await scrollTo(page, 300);
  await page.goto('https://elsewhere.test/');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goto('https://elsewhere.test/');
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(policy);
  await expect.poll(() => scrolled(page)).toBe(500);
  await isHydrated(page);
  await page.goForward();
  await expect(page).toHaveURL('/terms-and-conditions/');
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('and so is one who has loaded the page anew meanwhile', async ({ page }) => {
  await openAt(page, 500);
  await goToTerms(page);
  await scrollTo(page, 300);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(300);
  await isHydrated(page);
  expect(await scrolled(page)).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL(policy);
  await expect.poll(() => scrolled(page)).toBe(500);
});

test('and so is one whose browser has dropped the hidden page', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagehide', (event) => {
      event.stopImmediatePropagation();
    }),
  );
  await openAt(page, 500);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(500);
});
