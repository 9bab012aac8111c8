import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has to say against the page as it is shown; empty where nothing. */
export const axeFindings = async (page: Page): Promise<unknown[]> => {
  // A colour halfway between light and dark is none of ours.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // Else axe opens a page of its own, for frames of other origins; no page has one.
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};
