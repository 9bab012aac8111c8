import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { watch } from './watch';

const height = 800;

export type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

/** Each scheme once: the narrowest page folds its navigation. */
export const bothLooks: readonly Look[] = [
  [320, 'dark'],
  [1280, 'light'],
];

/** Opens a page, which must be quiet, must not scroll sideways, and must be accessible in some looks. */
export const expectQuiet = async (
  page: Page,
  route: string,
  baseURL: string | undefined,
  looks = bothLooks,
): Promise<void> => {
  // What the page before was still fetching is given up now, and is not this page's fault.
  await page.goto('about:blank');
  const seen = watch(page, baseURL);
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
