import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { goAndComeBack, goToTerms, openAt, policy, scrolled, scrollTo } from '../support/browser/scrolling';

/** Notes every place to which the page of a heading is scrolled in `window.places`. */
const notePlaces = (page: Page, heading: string): Promise<void> =>
  page.evaluate((name) => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const note = (): void => {
      if (document.querySelector('h1')?.textContent === name) places.add(scrollY);
      requestAnimationFrame(note);
    };
    note();
  }, heading);

test.use({ viewport: { width: 800, height: 600 } });

test('back from another page one is where one was', async ({ page }) => {
  await openAt(page, 500);
  await goAndComeBack(page);
  await expect.poll(() => scrolled(page)).toBe(500);
});

test('and so is one whose address names a place within the page', async ({ page }) => {
  await page.goto(policy);
  await isHydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${policy}#content`);
  await scrollTo(page, 900);
  await goAndComeBack(page, `${policy}#content`);
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('and so is one who goes back and forth within the page', async ({ page }) => {
  await page.goto(policy);
  await isHydrated(page);
  await page.keyboard.press('Tab');
  await scrollTo(page, 400);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${policy}#content`);
  await scrollTo(page, 900);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('where no cookie is taken, too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openAt(page, 500);
  await goAndComeBack(page);
  await expect.poll(() => scrolled(page)).toBe(500);
});

test('a link that overtakes the way back begins at the top of its page', async ({ page }) => {
  await openAt(page, 500);
  await goToTerms(page);
  await scrollTo(page, 300);
  await page.evaluate(() => {
    history.back();
    addEventListener('popstate', () =>
      document.querySelector<HTMLElement>('nav a[href="/running/"]')?.click(),
    );
  });
  await expect(page).toHaveURL('/running/');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('on the way back the page that is left stands still', async ({ page }) => {
  await openAt(page, 500);
  await goToTerms(page);
  await notePlaces(page, 'Terms And Conditions');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(500);
  expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toEqual([0]);
});
