import { expect, type Page } from '@playwright/test';

/** Opens a page, which must have its heading, all links of the navigation and its pictures. */
export const expectComplete = async (page: Page, route: string, links: number): Promise<void> => {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation').first().locator('a')).toHaveCount(links);
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
};
