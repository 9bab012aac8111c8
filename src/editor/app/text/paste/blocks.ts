import type { ListMark } from './style';

const blockNames = /^(?:P|H[1-6]|UL|OL|LI|BLOCKQUOTE|TABLE|PRE|HR|DL)$/;

export const isBlock = (node: Node): boolean => blockNames.test(node.nodeName);

/** What was known of a paragraph by its style, until those beside it are known too. */
export const marks = new WeakMap<Node, ListMark | 'quotation'>();

const isBlank = (node: Node): boolean =>
  !node.textContent?.trim() && !(node instanceof Element && node.matches('hr, img, :has(img), [data-type]'));

export const make = (
  name: string,
  children: readonly Node[],
  attributes: Readonly<Record<string, string>> = {},
): HTMLElement => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

/** Takes spaces out that follow spaces, or stand at an edge. */
const tidySpaces = (block: Element): void => {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  let isAfterSpace = true;
  for (const text of texts) {
    if (isAfterSpace || text.previousSibling?.nodeName === 'BR') text.data = text.data.replace(/^ +/, '');
    if (text.data) isAfterSpace = text.data.endsWith(' ');
  }
  for (const text of texts.reverse()) {
    text.data = text.data.replace(/ +$/, '');
    if (text.data) break;
  }
};

/** Headings and heads of tables are bold anyway. */
const unbold = (block: HTMLElement): void =>
  block.querySelectorAll('strong').forEach((strong) => strong.replaceWith(...strong.childNodes));

/** Paragraphs of what stands in a line, each between two breaks or more; a picture stands alone. */
export const paragraphsOf = (inline: readonly Node[], name = 'p'): HTMLElement[] => {
  const parts: Node[][] = [[]];
  let breaks: Node[] = [];
  for (const node of inline) {
    if (node.nodeName === 'BR') breaks.push(node);
    else if (node.nodeName === 'IMG') parts.push([node], []);
    else if (breaks.length && isBlank(node)) continue;
    else {
      if (breaks.length > 1) parts.push([]);
      else if (parts.at(-1)?.length) parts.at(-1)?.push(...breaks);
      breaks = [];
      parts.at(-1)?.push(node);
    }
  }
  const made = parts.map((nodes) => make(name, nodes));
  made.forEach(tidySpaces);
  if (name !== 'p') made.forEach(unbold);
  return made.filter((block) => !isBlank(block));
};

/** Nodes as blocks: what stands in a line becomes paragraphs. */
export const asBlocks = (nodes: readonly Node[]): Node[] => {
  const blocks: Node[] = [];
  let line: Node[] = [];
  for (const node of [...nodes, null]) {
    if (node && !isBlock(node)) line.push(node);
    else {
      blocks.push(...paragraphsOf(line), ...(node ? [node] : []));
      line = [];
    }
  }
  return blocks;
};

/** The list of a level, within those around it. */
const listAt = (
  open: HTMLElement[],
  { level, isNumbered }: ListMark,
): { list: HTMLElement; isNew: boolean } => {
  open.splice(level);
  const known = open[level - 1];
  const name = isNumbered ? 'OL' : 'UL';
  if (known?.nodeName === name) return { list: known, isNew: false };
  const list = make(name, []);
  const around = open.slice(0, level - 1).findLast(Boolean);
  around?.lastElementChild?.append(list);
  open[level - 1] = list;
  return { list, isNew: !around };
};

/** Makes lists and quotations of the paragraphs that are marked as such. */
export const grouped = (blocks: readonly Node[]): Node[] => {
  const made: Node[] = [];
  let open: HTMLElement[] = [];
  let quotation: HTMLElement | undefined;
  for (const block of blocks) {
    const mark = marks.get(block);
    if (mark !== 'quotation') quotation = undefined;
    if (typeof mark !== 'object') open = [];
    if (mark === undefined) made.push(block);
    else if (mark === 'quotation') {
      if (quotation) quotation.append(block);
      else made.push((quotation = make('blockquote', [block])));
    } else {
      const { list, isNew } = listAt(open, mark);
      list.append(make('li', [block]));
      if (isNew) made.push(list);
    }
  }
  return made;
};

/** A list whose items each begin with a paragraph; a list between items belongs to the one before. */
export const listOf = (name: string, children: readonly Node[]): HTMLElement[] => {
  const list = make(name, []);
  for (const child of children) {
    if (child.nodeName === 'LI') list.append(child);
    else if (isBlank(child)) continue;
    else if (list.lastElementChild) list.lastElementChild.append(child);
    else list.append(make('li', asBlocks([child])));
  }
  return list.childElementCount ? [list] : [];
};

/** A cell's words, in one line. */
const cellOf = (name: string, cell: HTMLTableCellElement, inside: readonly Node[]): HTMLElement => {
  const line = inside.flatMap((node) => (isBlock(node) ? [...node.childNodes, new Text(' ')] : [node]));
  const made = make(
    name,
    line.map((node) => (node.nodeName === 'BR' ? new Text(' ') : node)),
  );
  tidySpaces(made);
  if (name === 'th') unbold(made);
  const first = cell.querySelector<HTMLElement>('p, div');
  const align = [cell, first].map((one) => one?.style.textAlign || one?.getAttribute('align')).find(Boolean);
  if (align === 'right' || align === 'center') made.style.textAlign = align;
  return made;
};

/** A table with a head, of rows of the same length; the blocks in it, where it has but one row or column. */
export const tableOf = (table: HTMLTableElement, inside: (cell: Element) => Node[]): Node[] => {
  const rows = [...table.rows].map(({ cells }) => [...cells]);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (rows.length < 2 || width < 2) return rows.flat().flatMap((cell) => asBlocks(inside(cell)));
  const made = rows.map((cells, index) => {
    const name = index === 0 ? 'th' : 'td';
    const row = cells.map((cell) => cellOf(name, cell, inside(cell)));
    while (row.length < width) row.push(make(name, []));
    return make('tr', row);
  });
  return [make('table', [make('tbody', made)])];
};
