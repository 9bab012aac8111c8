import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules that hold for all that is shown. */
export const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of them that colours can break. */
export const ofColours = ['color-contrast', 'link-in-text-block'];

/** What axe has to say against the page, or the part of it at a selector, as it is shown; empty where nothing. */
export const axeFindings = async (
  page: Page,
  selector = 'html',
  rules: readonly string[] = wcag22,
): Promise<unknown[]> => {
  // A colour halfway between light and dark is none of ours.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // Half a megabyte to send and compile takes longer than the run: once for a document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; 0`);
  const { violations } = await page.evaluate(
    ([selector, runOnly]) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector, { runOnly, resultTypes: ['violations'] }),
    [selector, [...rules]] as [string, string[]],
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};
