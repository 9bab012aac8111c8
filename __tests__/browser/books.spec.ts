import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { holdBack, scripts } from '../support/browser/hydration';
import { watch } from '../support/browser/watch';

/** What the home page announces, as it reads. */
const releases = async (page: Page): Promise<string> => {
  const items = await page.locator('section[aria-labelledby=releases] li').allInnerTexts();
  return items.join().replaceAll(/\s+/g, ' ');
};

// Third Book comes out on 3 May 2050.
for (const [timezoneId, moment, shown] of [
  ['America/Chicago', '2050-05-03T04:59:00Z', /^Coming May 3, 2050 Third Book/],
  ['America/Chicago', '2050-05-03T05:01:00Z', /^Out now May 3, 2050 Third Book/],
  ['Pacific/Kiritimati', '2050-05-02T10:01:00Z', /^Out now May 3, 2050 Third Book/],
  ['America/Chicago', '2050-07-31T12:00:00Z', /^Out now May 3, 2050 Third Book/],
  ['America/Chicago', '2050-08-01T12:00:00Z', /^$/],
] as const) {
  test.describe(`in ${timezoneId} at ${moment}`, () => {
    test.use({ timezoneId });

    test(`what is new and next reads ${String(shown)}`, async ({ page, baseURL }) => {
      const seen = watch(page, baseURL);
      await page.clock.install({ time: new Date(moment) });
      await page.goto('/');
      await expect.poll(() => releases(page)).toMatch(shown);
      expect(seen).toEqual([]);
    });
  });
}

test('from its day on, a book is bought and not ordered ahead', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const buy = page.locator('main article a[href="https://shop.example/third-book"]').first();
  await page.clock.install({ time: new Date('2050-05-04T12:00:00Z') });
  await page.goto('/books/third-book/');
  await expect(buy).toHaveText('Buy at shop.example*');
  await expect(page.locator('section[aria-labelledby=editions]')).not.toContainText('Pre-order');
  expect(seen).toEqual([]);
});

test('the titles of a series stand in line, whatever numbers its parts have', async ({ page }) => {
  await page.goto('/series/the-lamps/');
  const parts = page.locator('main ol > li:has(input) > :last-child');
  const edges = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().left));
  expect(edges.length).toBeGreaterThan(4);
  expect(new Set(edges).size).toBe(1);
});

test('the boxes of a series are remembered by this browser, and nothing is sent', async ({ page }) => {
  await page.goto('/series/the-lamps/');
  await isHydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const box = page.getByRole('checkbox', { name: 'Second Book' });
  await box.check();
  expect(asked).toEqual([]);
  await page.reload();
  await isHydrated(page);
  await expect(box).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'First Book' })).not.toBeChecked();
  await box.uncheck();
  await page.reload();
  await isHydrated(page);
  await expect(box).not.toBeChecked();
});

test('a box that is ticked before the scripts are there stays ticked, and is remembered', async ({
  page,
}) => {
  const release = await holdBack(page, scripts);
  await page.goto('/series/the-lamps/');
  const box = page.getByRole('checkbox', { name: 'Second Book' });
  await box.check();
  release();
  await isHydrated(page);
  await expect(box).toBeChecked();
  await page.reload();
  await isHydrated(page);
  await expect(box).toBeChecked();
});

test('where a browser keeps nothing, the boxes can be ticked all the same', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/series/the-lamps/');
  await isHydrated(page);
  const box = page.getByRole('checkbox', { name: 'Second Book' });
  await box.check();
  await expect(box).toBeChecked();
  expect(seen).toEqual([]);
});

test('a sample is fetched when it is played', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/audiobooks/first-audiobook/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.endsWith('.mp3'))).toEqual([]);
  const player = page.locator('audio');
  await player.evaluate((audio: HTMLAudioElement) => {
    audio.muted = true;
    return audio.play();
  });
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
});

test('a cover opens larger', async ({ page }) => {
  await page.goto('/books/first-book/');
  await page.getByRole('link', { name: 'First Book, larger' }).click();
  await expect(page).toHaveURL(/\/static\/.*cover.*\.jpg$/);
});

test('an old address leads to the book', async ({ page }) => {
  await page.goto('/books/the-first-book/');
  await expect(page).toHaveURL('/books/first-book/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an excerpt unfolds, and what is next is there', async ({ page }) => {
    await page.goto('/books/first-book/');
    await expect(page.getByText('warm. She put her hand')).toBeHidden();
    await page.getByText('The First Night').click();
    await expect(page.getByText('warm. She put her hand')).toBeVisible();
    await page.goto('/');
    expect(await releases(page)).toContain('May 3, 2050');
  });
});
