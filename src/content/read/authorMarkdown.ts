import type { BlockContent, Content, Link, List, ListItem, Parent, Root } from 'mdast';
import toString from 'mdast-util-to-string';
import visit from 'unist-util-visit';
import { letLinesGoOn } from './lazyLines';

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

/** The number after the last of a list; `1. 1. 1.` counts as well. */
const after = ({ start, children }: List): number => (start ?? 1) + children.length;

const isYear = (item: ListItem): boolean => /^\d{4}/.test(markerOf(item));

/**
 * Whether a numbered list is meant as one: it begins with 1, goes on with `next`, counts up, or has boxes to tick. Four
 * digits are a year.
 */
const counts = ({ children }: List, next: number | null): boolean => {
  if (children.some(({ checked }) => typeof checked === 'boolean')) return true;
  if (children.some(isYear)) return false;
  const [first = 1, ...others] = children.map((item) => Number.parseInt(markerOf(item), 10));
  const isRow = others.every((number, index) => number === first + index + 1);
  return first === 1 || first === next || (others.length > 0 && isRow);
};

/** A list, parted where years begin or end. */
const partsOf = (list: List): List[] => {
  const parts: ListItem[][] = [];
  for (const item of list.children) {
    const part = parts.at(-1);
    if (part?.[0] && isYear(part[0]) === isYear(item)) part.push(item);
    else parts.push([item]);
  }
  return parts.map((children) => {
    const [first] = children;
    const start = first && parts.length > 1 ? Number.parseInt(markerOf(first), 10) : list.start;
    return { ...list, start: start ?? null, children };
  });
};

/** An item as paragraphs, with the number before its first words. */
const asWritten = (item: ListItem): BlockContent[] => {
  const [first, ...rest] = item.children as BlockContent[];
  const number = { type: 'text', value: markerOf(item) } as const;
  if (first?.type !== 'paragraph')
    return [{ type: 'paragraph', children: [number] }, ...(first ? [first] : []), ...rest];
  return [{ ...first, children: [{ ...number, value: `${number.value} ` }, ...first.children] }, ...rest];
};

const isOrdered = (node: { readonly type: string }): node is List =>
  node.type === 'list' && (node as List).ordered === true;

/** Turns numbers that count nothing into words again. */
const keepWords = (tree: Root): void =>
  visit(tree, (node) => {
    if (!('children' in node)) return;
    const parent = node as Parent;
    let next: number | null = null;
    parent.children = parent.children.flatMap((child): Parent['children'] => {
      if (!isOrdered(child)) return [child];
      return partsOf(child).flatMap((list): Parent['children'] => {
        if (!counts(list, next)) return list.children.flatMap(asWritten);
        next = after(list);
        return [list];
      });
    });
  });

/** Characters around addresses, and never in them. */
const aroundAddresses = /[\p{Pi}\p{Pf}„‚–—…、。」』）]/u;

const isFromWww = (words: string): boolean => /^www\./i.test(words);

/** How many line ends nodes have. */
const linesIn = (nodes: readonly Content[]): number =>
  nodes.reduce((sum, node) => sum + (node.type === 'break' ? 1 : toString(node).split('\n').length - 1), 0);

/** Whether GFM made the link: one that was written has its words behind a bracket. */
const isMade = ({ children: [words], position }: Link): boolean =>
  position?.start.offset === words?.position?.start.offset;

/** A link that GFM made of an address, without what it took too much. One from www. on leads to https://. */
const asMeant = (link: Link, line: number): Content[] => {
  const words = toString(link);
  if (!isMade(link) || (link.url !== words && !(isFromWww(words) && link.url === `http://${words}`)))
    return [link];
  const [address = ''] = words.split(aroundAddresses);
  const beside = words.slice(address.length);
  const place = { line, column: 1 };
  return [
    {
      ...link,
      url: isFromWww(address) ? `https://${address}` : address,
      children: [{ type: 'text', value: address }],
      position: link.position ?? { start: place, end: place },
    },
    ...(beside ? [{ type: 'text' as const, value: beside }] : []),
  ];
};

/** Ends links that GFM made where the addresses end. */
const endAddresses = (tree: Root): void =>
  visit(tree, (node) => {
    if (!('children' in node)) return;
    const parent = node as Parent;
    const { children, position } = parent;
    if (!children.some(({ type }) => type === 'link')) return;
    parent.children = children.flatMap((child, index) =>
      child.type === 'link'
        ? asMeant(child, (position?.start.line ?? 1) + linesIn(children.slice(0, index)))
        : [child],
    );
  });

/**
 * A plugin of remark that reads Markdown as authors mean it: indented paragraphs are no code, a year or another number at
 * the beginning of a paragraph opens no list, and an address ends before the quotation mark behind it.
 */
export const authorMarkdown = function (this: { readonly data: () => unknown }): void {
  const data = this.data() as Record<string, object[] | undefined>;
  const add = (name: string, extension: object): void => void (data[name] ??= []).push(extension);
  letLinesGoOn(data['micromarkExtensions'] ?? []);
  add('micromarkExtensions', { disable: { null: ['codeIndented'] } });
  add('fromMarkdownExtensions', {
    enter: { listItemPrefix: keepMarker },
    transforms: [keepWords, endAddresses],
  });
};
