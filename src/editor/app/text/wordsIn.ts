import type { Node } from '@milkdown/prose/model';
import { countWords } from '../../../lib/reading';

const known = new WeakMap<Node, number>();

const wordsOf = (block: Node): number => {
  const count = known.get(block) ?? countWords(block.textBetween(0, block.content.size, '\n', ' '));
  known.set(block, count);
  return count;
};

/** How many words a text has. Only blocks that have changed are counted again. */
export const wordsIn = (doc: Node): number => {
  let sum = 0;
  doc.forEach((block) => (sum += wordsOf(block)));
  return sum;
};
