import type { Content, Root } from 'mdast';
import toString from 'mdast-util-to-string';
import { reader } from '../content/read/markdown';

/** The texts of a block: of a list or a quotation those of the blocks in it. */
const textsIn = (block: Root | Content): string[] =>
  ['root', 'list', 'listItem', 'blockquote'].includes(block.type) && 'children' in block
    ? block.children.flatMap(textsIn)
    : [toString(block).trim()];

/** The paragraphs of a text without marks, for fields that know none. */
export const plainParagraphs = (markdown: string): string =>
  textsIn(reader.parse(markdown) as Root)
    .filter(Boolean)
    .join('\n\n');
