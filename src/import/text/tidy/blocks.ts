import { type Block, type Heading, isPhrase, type Nodes, type Phrase, wordsIn } from '../markdownTree';
import { isEdge, oneLine, parts, phrases, withoutPress } from './phrases';

type Parent<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** What writers set between two scenes. */
const pause = /^(?:[*⁂❦❧☙~#•·◆◇∗＊]\s*){1,12}$|^(?:[-–—_=]\s*){3,40}$/u;

const paragraph = (children: Phrase[]): Block => ({ type: 'paragraph', children });

const isPicture = (node: Phrase | undefined): boolean =>
  node?.type === 'image' || (node?.type === 'link' && node.children.every(isPicture));

/** Pictures before and after the words of a paragraph by themselves: the site shows them as wide as the text. */
const besidePictures = (part: readonly Phrase[]): Phrase[][] => {
  if (!part.some(isPicture)) return [[...part]];
  const from = part.findIndex((node) => !isPicture(node) && !isEdge(node));
  if (from < 0) return part.filter(isPicture).map((picture) => [picture]);
  const to = part.findLastIndex((node) => !isPicture(node) && !isEdge(node)) + 1;
  const alone = (nodes: readonly Phrase[]): Phrase[][] => nodes.filter(isPicture).map((picture) => [picture]);
  return [...alone(part.slice(0, from)), ...parts(part.slice(from, to)), ...alone(part.slice(to))];
};

const paragraphs = (children: readonly Phrase[]): Block[] =>
  parts(phrases(children))
    .flatMap(besidePictures)
    .map((part) =>
      part.every(({ type }) => type !== 'image' && type !== 'footnoteReference') &&
      pause.test(part.map(wordsIn).join('').trim())
        ? { type: 'thematicBreak' }
        : paragraph(part),
    );

const heading = ({ depth, children }: Heading): Block[] => {
  const [only, ...others] = oneLine(phrases(children));
  if (!only) return [];
  const words = only.type === 'strong' && !others.length ? only.children : [only, ...others];
  return words.every((node) => isPicture(node) || isEdge(node))
    ? paragraphs(words)
    : [{ type: 'heading', depth, children: words }];
};

const list = (node: Parent<'list'>): Block[] => {
  const children = node.children
    .map((item) => ({ ...item, children: blocks(item.children) }))
    .filter((item) => item.children.length)
    .map((item) => ({ ...item, spread: item.children.filter(({ type }) => type !== 'list').length > 1 }));
  if (!children.length) return [];
  return [{ ...node, spread: children.some(({ spread }) => spread), children } as Block];
};

const table = (node: Parent<'table'>): Block[] => {
  const children = node.children.map((row) => ({
    ...row,
    children: row.children.map((cell) => ({ ...cell, children: oneLine(phrases(cell.children)) })),
  }));
  return children.some((row) => row.children.some((cell) => cell.children.length))
    ? [{ ...node, children }]
    : [];
};

const one = (node: Block): Block[] => {
  switch (node.type) {
    case 'paragraph':
      return paragraphs(node.children);
    case 'heading':
      return heading(node);
    case 'list':
      return list(node);
    case 'table':
      return table(node);
    case 'blockquote': {
      const children = blocks(node.children);
      return children.length ? [{ ...node, children } as Block] : [];
    }
    case 'footnoteDefinition': {
      const children = blocks(node.children);
      const said = children.length ? children : [paragraph([{ type: 'text', value: '…' }])];
      return [{ ...node, children: said } as Block];
    }
    case 'code':
      return [{ ...node, value: withoutPress(node.value) }];
    default:
      return [node];
  }
};

const isPause = (node: Block | undefined): boolean => node?.type === 'thematicBreak';

/** Blocks as Markdown can say them, without empty ones. */
export const blocks = (nodes: readonly Block[]): Block[] => {
  const wrapped: Block[] = [];
  let run: Phrase[] = [];
  for (const node of nodes) {
    if (!isPhrase(node)) {
      run = [];
      wrapped.push(node);
    } else {
      if (!run.length) wrapped.push(paragraph(run));
      run.push(node as Phrase);
    }
  }
  const all = wrapped.flatMap(one);
  return all.filter((node, index) => !(isPause(node) && isPause(all[index - 1])));
};

const isNote = ({ type }: Block): boolean => type === 'footnoteDefinition';

/** Blocks without pauses before the first and after the last. */
export const withoutOuterPauses = (nodes: readonly Block[]): Block[] => {
  const told = nodes.filter((node) => !isNote(node));
  const from = told.findIndex((node) => !isPause(node));
  const to = told.findLastIndex((node) => !isPause(node));
  return [...(from < 0 ? [] : told.slice(from, to + 1)), ...nodes.filter(isNote)];
};

/** Gives headings the levels from the second on, since the title is the first, and none is left out between two. */
export const levelHeadings = (nodes: readonly Block[], above: number[] = []): void => {
  for (const node of nodes) {
    if (node.type === 'heading') {
      const { depth } = node;
      while ((above.at(-1) ?? 0) >= depth) above.pop();
      above.push(depth);
      node.depth = Math.min(above.length + 1, 6) as Heading['depth'];
    } else if ('children' in node) levelHeadings(node.children, above);
  }
};
