import type { BlockContent, List, ListItem, Parent, Root } from 'mdast';
import visit from 'unist-util-visit';

/** What the parser knows while it builds the tree: the nodes that are open, and the text of a token. */
interface Building {
  readonly stack: readonly object[];
  readonly sliceSerialize: (token: unknown) => string;
}

/** How an item of an ordered list begins, as it is written: `12.` or `12)`. */
const markers = new WeakMap<object, string>();

const markerOf = (item: ListItem): string => markers.get(item) ?? '';

function keepMarker(this: Building, token: unknown): void {
  const item = this.stack.at(-1);
  if (item) markers.set(item, this.sliceSerialize(token).trim());
}

/** The number after the last of a list that has counted; with others behind it, `1. 1. 1.` counts as well. */
const after = ({ start, children }: List): number => (start ?? 1) + children.length;

/**
 * Whether the numbers of a list count. They do where they begin with 1 or go on with the list before, whose next number
 * is `next`, and where there are several in a row. Four digits are a year. Boxes to tick stand in a list.
 */
const counts = ({ children }: List, next: number | null): boolean => {
  if (children.some(({ checked }) => typeof checked === 'boolean')) return true;
  if (children.some((item) => /^\d{4}/.test(markerOf(item)))) return false;
  const [first = 1, ...others] = children.map((item) => Number.parseInt(markerOf(item), 10));
  const isRow = others.every((number, index) => number === first + index + 1);
  return first === 1 || first === next || (others.length > 0 && isRow);
};

/** An item as the paragraphs that it would be without a list: the number stands before its first words. */
const asWritten = (item: ListItem): BlockContent[] => {
  const [first, ...rest] = item.children as BlockContent[];
  const number = { type: 'text', value: markerOf(item) } as const;
  if (first?.type !== 'paragraph')
    return [{ type: 'paragraph', children: [number] }, ...(first ? [first] : []), ...rest];
  return [{ ...first, children: [{ ...number, value: `${number.value} ` }, ...first.children] }, ...rest];
};

const isOrdered = (node: { readonly type: string }): node is List =>
  node.type === 'list' && (node as List).ordered === true;

/** Has the numbers that count nothing be words again. */
const keepWords = (tree: Root): void =>
  visit(tree, (node) => {
    if (!('children' in node)) return;
    const parent = node as Parent;
    let next: number | null = null;
    parent.children = parent.children.flatMap((child): Parent['children'] => {
      if (!isOrdered(child)) return [child];
      if (!counts(child, next)) return child.children.flatMap(asWritten);
      next = after(child);
      return [child];
    });
  });

/**
 * A plugin of remark that takes a text as authors mean it: a paragraph that is indented is a paragraph, code stands
 * between fences, and a number at the beginning of a paragraph opens a list only where it counts something.
 */
export const authorMarkdown = function (this: { readonly data: () => unknown }): void {
  const data = this.data() as Record<string, object[] | undefined>;
  const add = (name: string, extension: object): void => void (data[name] ??= []).push(extension);
  add('micromarkExtensions', { disable: { null: ['codeIndented'] } });
  add('fromMarkdownExtensions', { enter: { listItemPrefix: keepMarker }, transforms: [keepWords] });
};
