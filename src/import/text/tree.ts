import type { fromHtml } from 'hast-util-from-html';

/** The tree of HTML as its library has it, which is newer than the one that the site's pages are made with. */
export type Root = ReturnType<typeof fromHtml>;
export type Node = Root['children'][number];
export type Element = Extract<Node, { type: 'element' }>;
type Child = Element['children'][number];

export const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

export const element = (
  tagName: string,
  children: readonly Node[] = [],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children: children as Child[] });

export const text = (value: string): Node => ({ type: 'text', value });

/** An attribute as a text; empty where there is none. Classes are one text, too. */
export const attribute = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return Array.isArray(value) ? value.join(' ') : typeof value === 'boolean' ? '' : String(value ?? '');
};

/** How an element looks, as it says itself; no longer than anybody writes. */
export const styleOf = (node: Element): string => attribute(node, 'style').slice(0, 2000);

/** Whether an element has a class that fits. */
export const hasClass = (node: Node | undefined, pattern: RegExp): node is Element =>
  isElement(node) &&
  attribute(node, 'className')
    .split(/\s+/)
    .some((name) => pattern.test(name));

/** All words below a node, as they are written. */
export const textIn = (node: Node): string => {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textIn).join('') : '';
};

export const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

/** The elements below nodes that fit, the outer ones alone, in their order. */
export const findAll = (nodes: readonly Node[], fits: (element: Element) => boolean): Element[] =>
  nodes.flatMap((node) => (!isElement(node) ? [] : fits(node) ? [node] : findAll(node.children, fits)));

export const isPicture = ({ tagName }: Element): boolean => tagName === 'img';

/** Nodes with a space for each of the elements that fit, however deep they lie: it parts the words around. */
export const without = (nodes: readonly Node[], fits: (element: Element) => boolean): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node];
    return fits(node) ? [text(' ')] : [{ ...node, children: without(node.children, fits) as Child[] }];
  });

const blocks = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav note ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Whether an element stands on lines of its own. */
export const isBlock = (node: Node): boolean => isElement(node) && blocks.has(node.tagName);

/** Runs of what stands in lines become what `wrap` makes of them; blocks stay between them. */
const byRuns = (
  nodes: readonly Node[],
  wrap: (run: readonly Node[]) => Node[],
  block: (node: Element) => Node,
): Node[] => {
  const done: Node[] = [];
  let run: Node[] = [];
  const end = (): void => {
    if (run.length) done.push(...wrap(run));
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) run.push(node);
    else {
      end();
      done.push(block(node));
    }
  }
  end();
  return done;
};

/** What stands in lines in an element of its own, and blocks beside it: a paragraph with a figure in it is three. */
export const besideBlocks = (tagName: string, nodes: readonly Node[]): Node[] =>
  byRuns(
    nodes,
    (run) => [element(tagName, run)],
    (node) => node,
  );

/** An element of lines around all that stands in lines, within the blocks that it was written around. */
export const withinBlocks = (make: (run: readonly Node[]) => Node, nodes: readonly Node[]): Node[] =>
  byRuns(
    nodes,
    (run) => (run.every((node) => node.type === 'text' && !node.value.trim()) ? [...run] : [make(run)]),
    (node) =>
      /^(pre|hr)$/.test(node.tagName)
        ? node
        : { ...node, children: withinBlocks(make, node.children) as Child[] },
  );
