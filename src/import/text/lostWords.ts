import { visibleText, visibleTextOfMarkdown } from './visibleText';

/** The words that are in one text and not, or less often, in the other, in their order. */
export const missingWords = (before: readonly string[], after: readonly string[]): string[] => {
  const there = new Map<string, number>();
  for (const word of after) there.set(word, (there.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = there.get(word) ?? 0;
    there.set(word, count - 1);
    return count <= 0;
  });
};

/** The words that a page of this HTML shows and the text in Markdown does not, in their order. */
export const lostWords = (html: string, markdown: string): string[] =>
  missingWords(visibleText(html), visibleTextOfMarkdown(markdown));
