import { expect, type Page, test } from '@playwright/test';
import { mostBlocking } from '../../src/browser/pace';
import { longestWait } from '../../src/browser/transitions';
import { linkTo } from '../../tools/browser/linkTo';
import { slowDown } from '../../tools/browser/slowDown';

/**
 * Has the browser report one long frame, which left the visitor without an answer for so many milliseconds, and no other:
 * how quick the machine is must not matter here.
 */
const reportFrame = async (page: Page, blockingDuration: number): Promise<void> => {
  await page.addInitScript((duration) => {
    class OneFrame extends PerformanceObserver {
      constructor(private readonly callback: PerformanceObserverCallback) {
        super(callback);
      }
      override observe(options: PerformanceObserverInit): void {
        if (options.type !== 'long-animation-frame') super.observe(options);
        else this.callback({ getEntries: () => [{ blockingDuration: duration }] } as never, this);
      }
    }
    Object.assign(window, { PerformanceObserver: OneFrame });
  }, blockingDuration);
};

/** Counts the view transitions that had their new page; the router alone ends their waiting, as no timer does. */
const countTransitions = async (page: Page): Promise<void> => {
  await page.addInitScript((wait) => {
    Object.assign(window, { transitions: 0 });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (callback) => {
      const transition = start(callback);
      void transition.updateCallbackDone.then(() => {
        (window as unknown as { transitions: number }).transitions += 1;
      });
      return transition;
    };
    const setTimer = window.setTimeout.bind(window);
    const setLongTimer = (handler: () => void, delay?: number): number =>
      setTimer(handler, delay === wait ? 60_000 : delay);
    Object.assign(window, { setTimeout: setLongTimer });
  }, longestWait);
};

const transitions = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { transitions: number }).transitions);

const visitTwoPages = async (page: Page, counts: number[]): Promise<void> => {
  await countTransitions(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await linkTo(page, 'About').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await expect.poll(() => transitions(page)).toBe(counts[0]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books');
  await expect.poll(() => transitions(page)).toBe(counts[1]);
};

test('each page fades into the next, forth and back, and is never waited for in vain', async ({ page }) => {
  await reportFrame(page, mostBlocking);
  await visitTwoPages(page, [1, 2]);
});

test('so it does where the browser does not know how quick it is', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['paint'] });
  });
  await visitTwoPages(page, [1, 2]);
});

test('nothing fades where the page before left the visitor without an answer for long', async ({ page }) => {
  await reportFrame(page, mostBlocking + 1);
  await visitTwoPages(page, [0, 0]);
});

test('two pages without a long frame, and it counts as quick again', async ({ page }) => {
  await reportFrame(page, mostBlocking + 1);
  await visitTwoPages(page, [0, 0]);
  await linkTo(page, 'Code').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
  expect(await transitions(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => transitions(page)).toBe(1);
});

test('nothing fades on a slow processor', async ({ page }) => {
  await slowDown(page, 12);
  await visitTwoPages(page, [0, 0]);
});

for (const pause of [0, 40, 100, 160])
  test(`of clicks while pages fade, each ${String(pause)} ms after the last, the last one counts`, async ({
    page,
  }) => {
    await reportFrame(page, 0);
    await page.goto('/', { waitUntil: 'networkidle' });
    const boxes = await Promise.all(
      ['Blog', 'About', 'Code'].map((name) => page.getByRole('link', { name, exact: true }).boundingBox()),
    );
    for (const box of boxes) {
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      await page.waitForTimeout(pause);
    }
    await page.waitForTimeout(1000);
    await expect(page).toHaveURL('/code/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
  });

test('a link within the page is no reason to fade', async ({ page }) => {
  await reportFrame(page, 0);
  await countTransitions(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#content');
  expect(await transitions(page)).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing fades', async ({ page }) => {
    await reportFrame(page, 0);
    await visitTwoPages(page, [0, 0]);
  });
});
