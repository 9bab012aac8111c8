import type { NewNames } from '../../compose';
import type { Lose } from '../losses';
import {
  besideBlocks,
  type Element,
  element,
  findAll,
  isBlock,
  isElement,
  isPicture,
  type Node,
  type Root,
  text,
  textIn,
  styleOf,
} from '../tree';
import { blockRules } from './blocks';
import type { Context, Rule } from './context';
import { figureRules, isFigure, figure } from './figures';
import { goneRules } from './gone';
import { lineRules } from './lines';
import { linkRules } from './links';
import { mediaRules } from './media';
import { findNotes } from './notes';
import { addressOf, pictureRules } from './pictures';
import { tableRules } from './tables';
import { plainText } from './words';

const rules = new Map<string, Rule>(
  Object.entries({
    ...goneRules,
    ...lineRules,
    ...linkRules,
    ...pictureRules,
    ...figureRules,
    ...mediaRules,
    ...tableRules,
    ...blockRules,
  }),
);

const sayLooks = (node: Node, lose: Lose): void => {
  if (!isElement(node)) return;
  const style = styleOf(node);
  const looks = /(?:^|;)\s*(?:color|background|font-size|font-family|text-align|float)/i.test(style);
  if (looks || node.tagName === 'font' || node.tagName === 'center')
    lose('colours, sizes or places of words', 'the site has its own');
};

const one = (node: Node, context: Context): Node[] => {
  if (node.type === 'text') return [text(plainText(node.value))];
  if (!isElement(node)) return [];
  if (context.notes.bodies.has(node) || context.notes.backs.has(node)) return [];
  sayLooks(node, context.lose);
  if (isFigure(node)) return figure(node, context);
  const made = rules.get(node.tagName)?.(node, context) ?? context.clean(node.children);
  const isWrapped = isBlock(node) && (!rules.has(node.tagName) || !made.length);
  return isWrapped ? [element('div', made)] : made;
};

const isEmptyBlock = (node: Node): boolean =>
  isElement(node) && node.tagName === 'div' && !node.children.length;

/** Nodes without the blocks in which nothing is: what stands in lines before one and after it is two paragraphs. */
const partedByEmpty = (nodes: readonly Node[]): Node[] =>
  nodes.some(isEmptyBlock) ? besideBlocks('p', nodes).filter((node) => !isEmptyBlock(node)) : [...nodes];

const picturesIn = (node: Node | undefined): Element[] => (node ? findAll([node], isPicture) : []);

/** Whether a node shows the picture before it once more, to browsers without the scripts that would load that one late. */
const isDouble = (node: Node, before: Node | undefined): boolean =>
  isElement(node) &&
  node.tagName === 'noscript' &&
  picturesIn(node).length > 0 &&
  picturesIn(before).some((picture) => addressOf(picture) && !addressOf(picture).startsWith('data:'));

/** A tree of those elements alone that Markdown has words for, with every word of the one that was read. */
export const clean = (root: Root, around: NewNames & { readonly lose: Lose }): Root => {
  const notes = findNotes(root);
  const context: Context = {
    ...around,
    notes,
    clean: (nodes) => {
      const shown = nodes.filter((node) => isElement(node) || textIn(node).trim());
      const doubles = new Set(shown.filter((node, index) => isDouble(node, shown[index - 1])));
      return partedByEmpty(nodes.flatMap((node) => (doubles.has(node) ? [] : one(node, context))));
    },
  };
  const children = context.clean(root.children);
  const bodies = [...notes.bodies].map(([body, label]) =>
    element('note', context.clean(body.children), { label }),
  );
  return { type: 'root', children: [...children, ...bodies] };
};
