import type { Element, ElementContent, Root } from 'hast';
import toString from 'mdast-util-to-string';
import visit from 'unist-util-visit';
import { element } from '../read/element';
import { markGalleries } from './galleries';
import { isPublishedSound } from './textSounds';

const isElement = (node: ElementContent, ...names: readonly string[]): boolean =>
  node.type === 'element' && names.includes(node.tagName);

const isBlock = (node: ElementContent): boolean =>
  isElement(node, 'p', 'ul', 'ol', 'pre', 'blockquote', 'div', 'table');

/** Makes what stands behind the box of a task its label. */
const labelBox = ({ children }: Element): void => {
  const at = children.findIndex((child) => isElement(child, 'input'));
  if (at < 0) return;
  const end = children.findIndex((child, index) => index > at && isBlock(child));
  const words = children.slice(at, end < 0 ? undefined : end);
  children.splice(at, words.length, element('label', {}, words));
};

/** Has a table that is wider than the page scroll by itself, by keys as well. Its heads are what it is called by. */
const inScroller = (table: Element): Element => {
  const heads: string[] = [];
  visit(table, 'element', (cell: Element) => {
    if (cell.tagName !== 'th') return;
    // A head of nothing, like the corner above names of rows, is read out as a head all the same.
    if (cell.children.every((child) => child.type === 'text' && !child.value.trim())) cell.tagName = 'td';
    else heads.push(toString(cell));
  });
  if (!heads.length) table.children = table.children.filter((part) => !isElement(part, 'thead'));
  return element('div', { role: 'group', ariaLabel: heads.filter(Boolean).join(', ') || null, tabIndex: 0 }, [
    table,
  ]);
};

/** A paragraph that is nothing but a link to a sound of the site as the player of it, below the words of the link. */
const asPlayer = ({ children: [link, ...others] }: Element): Element | null => {
  if (others.length || link?.type !== 'element' || !isPublishedSound(link)) return null;
  const words = toString(link);
  const audio = { controls: true, preload: 'none', src: link.properties?.['href'], ariaLabel: words };
  return element('figure', {}, [
    element('figcaption', {}, [{ type: 'text', value: words }]),
    element('audio', audio, []),
  ]);
};

/** The text of an entry, given as a tree, as pages need it, which are read by keys and by ear: it is changed in place. */
export const forPages = (tree: Root): Root => {
  markGalleries(tree);
  visit(tree, 'element', (node: Element, index, parent) => {
    const player = node.tagName === 'p' && asPlayer(node);
    if (player && parent) parent.children[index] = player;
    if (node.tagName === 'li' || node.tagName === 'p') labelBox(node);
    if (node.tagName !== 'table' || !parent) return undefined;
    parent.children[index] = inScroller(node);
    return visit.SKIP;
  });
  return tree;
};
