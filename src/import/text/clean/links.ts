import { visibleCharacter } from '../../../content/model/invisible';
import { linkAddress } from '../address';
import {
  attribute,
  element,
  findAll,
  isBlock,
  isPicture,
  type Node,
  oneLine,
  text,
  textIn,
  withinBlocks,
} from '../tree';
import type { Rule, Rules } from './context';
import { isNoteMark } from './notes';
import { isPictureAddress } from './pictures';

const isWordy = (node: Node): boolean =>
  visibleCharacter.test(textIn(node)) || findAll([node], isPicture).length > 0;

const isLink = ({ tagName }: { readonly tagName: string }): boolean => tagName === 'a';

const link: Rule = (node, context) => {
  const label = context.notes.references.get(node);
  if (label) return [element('note-ref', [], { label })];
  const children = context.clean(node.children);
  const href = attribute(node, 'href').trim();
  const hasPicture = findAll(children, isPicture).length > 0;
  // A picture opens larger by itself.
  if (!href || !children.some(isWordy) || (hasPicture && isPictureAddress(href, context))) return children;
  const address = linkAddress(href, context.link(href), context.lose);
  if (address === undefined) return isNoteMark(node) ? [text(' '), ...children, text(' ')] : children;
  const title = oneLine(attribute(node, 'title'));
  const properties = { href: address, ...(title && !textIn(node).includes(title) && { title }) };
  // What stands for a picture that is not there is a link itself.
  const bare = findAll(children, isLink).length ? unlinked(children) : children;
  return withinBlocks(
    (run) => (run.some(isWordy) ? element('a', run, properties) : element('span', run)),
    bare,
  );
};

const unlinked = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (node.type !== 'element') return [node];
    const children = unlinked(node.children);
    return isLink(node) && !isBlock(node) ? children : [element(node.tagName, children, node.properties)];
  });

export const linkRules: Rules = { a: link };

/** Whether there is a link among nodes. */
export const hasLink = (nodes: readonly Node[]): boolean => findAll(nodes, isLink).length > 0;
