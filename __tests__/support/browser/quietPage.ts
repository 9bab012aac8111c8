import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { watch } from './watch';

const height = 800;

/** How wide a page is looked at, and in which scheme. */
type ShownAs = readonly [width: number, colorScheme: 'light' | 'dark'];

/** The narrowest page folds its navigation. */
export const narrow: ShownAs = [320, 'dark'];

/** Each scheme once. */
export const bothLooks: readonly ShownAs[] = [narrow, [1280, 'light']];

/** Opens a page, which must be quiet, and accessible as it is shown, and must not scroll sideways. */
export const expectQuiet = async (
  page: Page,
  route: string,
  baseURL: string | undefined,
  looks = bothLooks,
): Promise<void> => {
  const seen = watch(page, baseURL);
  await page.setViewportSize({ width: 1280, height });
  await page.goto(route, { waitUntil: 'networkidle' });
  for (const width of [1280, 768, 360, 320]) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), `at ${width} px, ${colorScheme}`).toEqual([]);
  }
  expect(seen).toEqual([]);
};
