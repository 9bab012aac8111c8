import type { Page } from '@playwright/test';

/** The schema sets no bound to a word; this is as long as German ones are. */
const longWord = 'Rindfleischetikettierungsüberwachungsaufgaben';

/** Puts a long word behind every text of the page, but for the figures of the wall of fame, which no author writes. */
export const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts)
      if (
        /\p{L}/u.test(text.nodeValue ?? '') &&
        !text.parentElement?.closest('script, style, noscript, .visually-hidden, td')
      )
        text.nodeValue = `${text.nodeValue} ${word}`;
  }, longWord);

/** What is wrong with the page as it stands: that it scrolls sideways, and columns of text that are too narrow. */
export const narrowOrWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element): string => `${element.localName}.${element.className}`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      found.push(`${scrollWidth} px wide: ${wide.slice(0, 3).map(name).join(', ')}`);
    }
    const room = (document.querySelector('main')?.clientWidth ?? 0) * 0.8;
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      let block = walker.currentNode.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      // What stands in one line has all the room it needs. A table has as many columns as its author wrote.
      if (!block || lines < 2 || block.closest('td, th, .visually-hidden')) continue;
      const { width } = block.getBoundingClientRect();
      const least = Math.min(8 * Number.parseFloat(getComputedStyle(block).fontSize), room);
      if (width < least - 1) found.push(`${name(block)}: ${Math.round(width)} px`);
    }
    return [...new Set(found)].slice(0, 5);
  });
