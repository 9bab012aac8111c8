import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { watch } from './watch';

const height = 800;

/** Each scheme once: the narrowest page folds its navigation. */
const looks = [
  [320, 'dark'],
  [1280, 'light'],
] as const;

/** Opens a page, which must be quiet and accessible, in light and in dark, and must not scroll sideways. */
export const expectQuiet = async (page: Page, route: string, baseURL: string | undefined): Promise<void> => {
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
