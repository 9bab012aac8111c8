import { type TextBlock, textBlocks } from './textBlocks';

/**
 * A Markdown text, as lines, in which a letter stands for each run of paragraphs without anything to check. What it
 * has of links, pictures, tags and notes is the same and in the same lines, and a reader is done with a novel at once.
 */
export const condense = (
  lines: readonly string[],
  blocks: readonly TextBlock[] = textBlocks(lines),
): string[] => {
  const condensed = [...lines];
  blocks.forEach(({ line, lines: own, isPlain }, index) => {
    if (!isPlain) return;
    condensed.fill('', line - 1, line - 1 + own.length);
    const before = blocks[index - 1];
    const between = before && lines.slice(before.line - 1 + before.lines.length, line - 1);
    // Code between two fences is in no block.
    const goesOn = before?.isPlain && between?.every((other) => !other.trim());
    if (!goesOn) condensed[line - 1] = 'a';
  });
  return condensed;
};
