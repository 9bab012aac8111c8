import { expect, test } from '@playwright/test';
import { standIn } from '../support/browser/standIn';
import { watch } from '../support/browser/watch';

for (const press of ['a click', 'a key'] as const) {
  test(`${press} opens a video, moves the focus to it, and nothing was asked for before`, async ({
    page,
    baseURL,
  }) => {
    const asked = await standIn(page, 'https://www.youtube-nocookie.com/**');
    const seen = watch(page, baseURL);
    await page.goto('/music/', { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: 'Play Spring' });
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    expect(seen).toEqual([]);

    if (press === 'a key') await link.press('Enter');
    else await link.click();
    const frame = page.locator('iframe');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAccessibleName('Spring');
    await expect(page.frameLocator('iframe').getByText('The service')).toBeVisible();
    expect(asked).toEqual([
      { url: 'https://www.youtube-nocookie.com/embed/WhWc3b3KhnY?autoplay=1', referer: `${baseURL}/` },
    ]);
  });
}

test('the player is 426 by 240, and smaller in proportion where the screen is', async ({ page }) => {
  await standIn(page, 'https://www.youtube-nocookie.com/**');
  await page.goto('/music/', { waitUntil: 'networkidle' });
  const size = async (selector: string) => {
    const { width, height } = (await page.locator(selector).first().boundingBox()) ?? { width: 0, height: 0 };
    return { width: Math.round(width), height: Math.round(height) };
  };
  expect(await size('figure a')).toEqual({ width: 426, height: 240 });
  await page.locator('figure a').first().click();
  expect(await size('iframe')).toEqual({ width: 426, height: 240 });
  await page.setViewportSize({ width: 320, height: 640 });
  const { width, height } = await size('iframe');
  expect(width).toBe(288);
  expect(height).toBe(Math.round((288 * 240) / 426));
});

test('nothing moves when a player takes its poster’s place', async ({ page }) => {
  await standIn(page, 'https://www.youtube-nocookie.com/**');
  await page.goto('/music/', { waitUntil: 'networkidle' });
  const next = page.getByRole('link', { name: 'Play Big Buck Bunny' });
  const place = () =>
    next.evaluate((link) => {
      const { left, top } = link.getBoundingClientRect();
      return { left: left + window.scrollX, top: top + window.scrollY };
    });
  const before = await place();
  await page.getByRole('link', { name: 'Play Elephants Dream' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(await place()).toEqual(before);
});

test('an activity widget is loaded when asked for', async ({ page, baseURL }) => {
  const asked = await standIn(page, 'https://fit.example/**');
  const seen = watch(page, baseURL);
  await page.goto('/running/', { waitUntil: 'networkidle' });
  expect(seen).toEqual([]);
  await page.getByRole('link', { name: 'Show Latest runs' }).click();
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.frameLocator('iframe').getByText('The service')).toBeVisible();
  expect(asked.map(({ url }) => url)).toEqual(['https://fit.example/embed/latest-runs']);
});
