import type { Page } from '@playwright/test';

/** A computed property of the first element that a selector finds, or of a part of it like '::first-letter'. */
export const style = (page: Page, selector: string, property: string, part = ''): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name), [
      property,
      part,
    ] as const);

/** The last baseline of every element that a selector finds, in pixels from the top of the page. */
export const baselines = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const probe = document.createElement('span');
      probe.style.display = 'inline-block';
      element.append(probe);
      const { bottom } = probe.getBoundingClientRect();
      probe.remove();
      return bottom + scrollY;
    }),
  );

/** The mean number of characters in the full lines of the paragraphs that a selector finds. */
export const charactersPerLine = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((elements) => {
    const counts = elements.flatMap((element) => {
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      const lines = Math.round(element.getBoundingClientRect().height / lineHeight);
      // The last line is short by chance: as many characters as lie on the full ones are counted.
      return lines < 4 ? [] : [element.textContent.length / (lines - 0.5)];
    });
    return counts.reduce((sum, count) => sum + count, 0) / counts.length;
  });
