import { launchOptions } from '../../tools/browser/launchOptions';
import { expect, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { holdBack, holdBackLoad, scripts, scriptsOf } from '../support/browser/hydration';

test.use({ launchOptions });

test('no script is asked for before the page is loaded, and React comes without being asked', async ({
  page,
}) => {
  const asked = scriptsOf(page);
  const release = await holdBackLoad(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('img', { name: 'First Book' }).evaluate((image: HTMLImageElement) => image.decode());
  expect(asked).toEqual([]);
  release();
  await isHydrated(page);
  expect(asked.length).toBeGreaterThan(2);
});

test('no script is asked for before the page is on the screen', async ({ page }) => {
  const asked = scriptsOf(page);
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const draw = window.requestAnimationFrame.bind(window);
    const paint = (isLast: boolean): void => {
      if (isLast) Object.assign(window, { requestAnimationFrame: draw });
      for (const frame of frames.splice(0)) frame(performance.now());
    };
    Object.assign(window, {
      paint,
      requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
    });
  });
  await page.goto('/swof/', { waitUntil: 'networkidle' });
  await page.evaluate('paint(false)');
  expect(asked).toEqual([]);
  await page.evaluate('paint(true)');
  await isHydrated(page);
});

test('React comes without being asked where the browser knows no idle time', async ({ page }) => {
  await page.addInitScript('delete window.requestIdleCallback; delete window.cancelIdleCallback');
  await page.goto('/swof/');
  expect(await page.evaluate('"requestIdleCallback" in window')).toBe(false);
  await isHydrated(page);
});

test('Gatsby starts in a later task than the one in which its last script arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const started: boolean[] = [];
    Object.assign(window, { started });
    const look = ({ target }: Event): void => {
      if (target instanceof HTMLScriptElement && /\/(framework|app)-/.test(target.src))
        started.push('___loader' in window);
    };
    document.addEventListener('load', look, true);
  });
  await page.goto('/about/');
  await isHydrated(page);
  expect(await page.evaluate('[...started, "___loader" in window]')).toEqual([false, false, true]);
});

test('a link works before the scripts are there', async ({ page }) => {
  await holdBack(page, scripts);
  await page.goto('/about/', { waitUntil: 'load' });
  await page.getByRole('link', { name: 'Terms And Conditions' }).click();
  await expect(page).toHaveURL('/terms-and-conditions/');
});

test('the script that starts the others is the same on every page', async ({ page }) => {
  const starters = new Set<string>();
  for (const route of ['/', '/music/', '/blog/a-story/', '/404/']) {
    const html = await (await page.request.get(route)).text();
    starters.add(/<\/template><script>([^]*?)<\/script>/.exec(html)?.[1] ?? `none on ${route}`);
  }
  expect(starters.size).toBe(1);
});
