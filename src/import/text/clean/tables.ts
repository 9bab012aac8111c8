import {
  attribute,
  besideBlocks,
  type Element,
  element,
  findAll,
  isBlock,
  isElement,
  type Node,
  oneLine,
  text,
  textIn,
  without,
  styleOf,
} from '../tree';
import { type Context, forAll, type Rule, type Rules } from './context';

const isRow = ({ tagName }: Element): boolean => tagName === 'tr' || tagName === 'table';
const isCell = ({ tagName }: Element): boolean => /^(td|th|table)$/.test(tagName);
const isCaption = ({ tagName }: Element): boolean => tagName === 'caption';

const cellsIn = (row: Element): Element[] => findAll(row.children, isCell);

const needsRoom = /^(h[1-6]|ul|ol|blockquote|pre|table|dl|hr)$/;

/** Whether what a cell holds stands in one line. */
const isLine = (cell: Element): boolean => {
  const blocks = findAll(cell.children, ({ tagName }) => tagName === 'p' || needsRoom.test(tagName));
  return blocks.length < 2 && !blocks.some(({ tagName }) => needsRoom.test(tagName));
};

/** What a cell holds in one line: Markdown has no breaks in cells. */
const inLine = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node];
    if (node.tagName === 'br') return [text(' ')];
    const children = inLine(node.children);
    return isBlock(node)
      ? [text(' '), ...children, text(' ')]
      : [element(node.tagName, children, node.properties)];
  });

const span = (cell: Element): number => {
  const columns = Number(attribute(cell, 'colSpan') || 1);
  return columns > 1 && columns <= 50 ? Math.trunc(columns) : 1;
};

const align = (cell: Element): Element['properties'] => {
  const styled = /text-align\s*:\s*(\w+)/.exec(styleOf(cell))?.[1] ?? '';
  const [side] = /left|right|center/.exec(`${attribute(cell, 'align')} ${styled}`) ?? [];
  return side ? { align: side } : {};
};

const cells = (row: Element, tagName: string, { clean }: Context): Element[] =>
  cellsIn(row).flatMap((cell) => [
    element(tagName, inLine(clean(cell.children)), align(cell)),
    ...Array.from({ length: span(cell) - 1 }, () => element(tagName)),
  ]);

const heading = (table: Element, { clean }: Context): Node[] =>
  findAll(table.children, isCaption).flatMap(({ children }) => besideBlocks('p', clean(children)));

/** A table that only sets things side by side, as the things one after the other. */
const unwrapped = (table: Element, context: Context): Node[] =>
  without(table.children, isCaption).flatMap((node): Node[] => {
    const at = isElement(node) ? node : undefined;
    if (!at || at.tagName === 'colgroup') return context.clean([node]);
    if (/^(td|th)$/.test(at.tagName)) return [element('div', besideBlocks('p', context.clean(at.children)))];
    return /^(tr|tbody|thead|tfoot)$/.test(at.tagName) ? unwrapped(at, context) : context.clean([at]);
  });

const table: Rule = (node, context) => {
  const rows = findAll(node.children, isRow);
  const all = rows.flatMap(cellsIn);
  const widest = Math.max(0, ...rows.map((row) => cellsIn(row).length));
  const isData =
    widest > 1 &&
    rows.every(({ tagName }) => tagName === 'tr') &&
    all.every(({ tagName }) => tagName !== 'table') &&
    all.every(isLine);
  const above = heading(node, context);
  if (!isData) return [...above, element('div', unwrapped(node, context))];
  if (all.some((cell) => Number(attribute(cell, 'rowSpan') || 1) > 1 || span(cell) > 1))
    context.lose(
      'cells of a table that are wider or higher than one',
      'their words stand in the first, and the others are empty',
    );
  // Markdown has no table without a head: the first row is it.
  const lines = rows.map((row, index) => element('tr', cells(row, index ? 'td' : 'th', context)));
  return [...above, element('table', lines)];
};

const loose: Rule = (node, { clean }) =>
  oneLine(textIn(node)) ? besideBlocks('p', clean(node.children)) : clean(node.children);

export const tableRules: Rules = {
  table,
  ...forAll('td th caption', loose),
  ...forAll('col colgroup', () => []),
};
