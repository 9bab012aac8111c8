import { expect, type Page, test } from '@playwright/test';

interface Counted {
  /** How long each transition waited for its page, in milliseconds. */
  readonly waits: number[];
}

/** Notes every view transition that a page asks for. */
const countTransitions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (callback) => {
      const began = performance.now();
      const transition = start(callback);
      void transition.updateCallbackDone.then(() => waits.push(performance.now() - began));
      return transition;
    };
  });
};

const waits = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as Counted).waits);

const visitTwoPages = async (page: Page): Promise<void> => {
  await countTransitions(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await page.waitForTimeout(500);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books');
  await page.waitForTimeout(500);
};

test('each page fades into the next, forth and back, without a stop', async ({ page }) => {
  await visitTwoPages(page);
  const all = await waits(page);
  expect(all).toHaveLength(2);
  // Where the router waits for the browser and the browser for the router, it would be 400.
  expect(Math.max(...all)).toBeLessThan(350);
});

test('a link within the page is no reason to fade', async ({ page }) => {
  await countTransitions(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#content');
  expect(await waits(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing fades', async ({ page }) => {
    await visitTwoPages(page);
    expect(await waits(page)).toEqual([]);
  });
});
