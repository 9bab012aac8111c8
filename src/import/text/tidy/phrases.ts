import { visibleCharacter } from '../../../content/model/invisible';
import { type Phrase, wordsIn } from '../markdownTree';
import { withAddresses } from './addresses';

type Span = Extract<Phrase, { type: 'emphasis' | 'strong' | 'delete' | 'link' }>;

const isSpan = (node: Phrase | undefined): node is Span =>
  node !== undefined && /^(emphasis|strong|delete|link)$/.test(node.type);

const childrenOf = (node: Phrase): readonly Phrase[] => (isSpan(node) ? node.children : []);

/** `{press}` is the name of the press in a text of the site; with a joiner in it, which nobody sees, it is words. */
export const withoutPress = (value: string): string => value.replaceAll('{press}', '{\u2060press}');

/** A break, or a text of spaces alone. */
export const isEdge = (node: Phrase | undefined): boolean =>
  node?.type === 'break' || (node?.type === 'text' && !node.value.trim());

/** Spaces and line ends around what a span says: Markdown has them outside of it. */
const edges = (children: readonly Phrase[]): { before: Phrase[]; inside: Phrase[]; after: Phrase[] } => {
  let inside = [...children];
  const before: Phrase[] = [];
  const after: Phrase[] = [];
  while (isEdge(inside[0])) before.push(...inside.splice(0, 1));
  while (isEdge(inside.at(-1))) after.unshift(...inside.splice(-1));
  const [first] = inside;
  if (first?.type === 'text' && /^[ \n\t]/.test(first.value)) {
    before.push({ type: 'text', value: ' ' });
    inside = [{ ...first, value: first.value.trimStart() }, ...inside.slice(1)];
  }
  const last = inside.at(-1);
  if (last?.type === 'text' && /[ \n\t]$/.test(last.value)) {
    after.unshift({ type: 'text', value: ' ' });
    inside = [...inside.slice(0, -1), { ...last, value: last.value.trimEnd() }];
  }
  return { before, inside, after };
};

const isShown = (node: Phrase): boolean =>
  node.type === 'image' ||
  node.type === 'footnoteReference' ||
  ('children' in node ? node.children.some(isShown) : visibleCharacter.test(wordsIn(node)));

const isSame = (a: Phrase, b: Phrase): boolean =>
  a.type === b.type && (a.type !== 'link' || (b.type === 'link' && a.url === b.url && a.title === b.title));

/** Spaces of texts that follow each other as one. */
const joined = (run: readonly Phrase[]): string =>
  run
    .map((node, index) => {
      const before = run[index - 1];
      const value = wordsIn(node);
      return before && wordsIn(before).endsWith(' ') ? value.replace(/^ +/, '') : value;
    })
    .join('');

/** Neighbours of one kind as one, since Markdown has no sign between them. */
const merged = (nodes: readonly Phrase[]): Phrase[] => {
  const runs: Phrase[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const isOne = node.type === 'text' || node.type === 'inlineCode' || isSpan(node);
    if (last?.[0] && isOne && isSame(last[0], node)) last.push(node);
    else runs.push([node]);
  }
  return runs.flatMap((run): Phrase[] => {
    const [first] = run;
    if (!first || run.length < 2) return run;
    if (first.type === 'text') return [{ ...first, value: joined(run) }];
    if (first.type === 'inlineCode') return [{ ...first, value: run.map(wordsIn).join('') }];
    return isSpan(first) ? [{ ...first, children: merged(run.flatMap(childrenOf)) }] : run;
  });
};

const one = (node: Phrase, inside: ReadonlySet<string>): Phrase[] => {
  if (node.type === 'text') {
    const value = withoutPress(node.value.replace(/[ \t\r\n\f]+/g, ' '));
    return inside.has('link') ? [{ type: 'text', value }] : withAddresses(value);
  }
  if (node.type === 'inlineCode') {
    const value = withoutPress(node.value.replace(/\s+/g, ' ').trim());
    return value ? [{ type: 'inlineCode', value }] : [{ type: 'text', value: ' ' }];
  }
  if (node.type === 'image') {
    const { url, alt, title } = node;
    return [
      { type: 'image', url, alt: withoutPress(alt ?? ''), ...(title && { title: withoutPress(title) }) },
    ];
  }
  if (!isSpan(node)) return [node];
  const children = phrases(node.children, new Set([...inside, node.type]));
  const around = edges(children);
  if (inside.has(node.type) || !around.inside.some(isShown)) return children;
  return [...around.before, { ...node, children: around.inside }, ...around.after];
};

/** What stands in lines, as Markdown can say it: nothing twice within itself, no spaces at the edges, none without words. */
export const phrases = (nodes: readonly Phrase[], inside: ReadonlySet<string> = new Set()): Phrase[] =>
  merged(merged(nodes).flatMap((node) => one(node, inside)));

/** What stands in lines, parted where an empty line is made of breaks. */
export const parts = (nodes: readonly Phrase[]): Phrase[][] => {
  const done: Phrase[][] = [[]];
  let breaks = 0;
  for (const node of nodes) {
    if (node.type === 'break') breaks += 1;
    else if (!isEdge(node)) {
      if (breaks > 1) done.push([]);
      breaks = 0;
    }
    const [first = [], ...others] = isSpan(node) ? parts(node.children) : [[]];
    if (!others.length) done.at(-1)?.push(node);
    else
      [first, ...others].forEach((children, index) => {
        if (index) done.push([]);
        done.at(-1)?.push({ ...node, children } as Phrase);
      });
  }
  return done.map((part) => lines(part)).filter((part) => part.some(isShown));
};

/** Lines without spaces at their ends and beginnings, and without breaks before the first and after the last. */
const lines = (nodes: readonly Phrase[]): Phrase[] => {
  const { inside } = edges(nodes);
  return inside.flatMap((node, index): Phrase[] => {
    if (isSpan(node)) return [{ ...node, children: lines(node.children) }];
    if (node.type === 'break' && inside[index - 1]?.type === 'break') return [];
    if (node.type !== 'text') return [node];
    const start = inside[index - 1]?.type === 'break' ? node.value.replace(/^ +/, '') : node.value;
    const value = inside[index + 1]?.type === 'break' ? start.replace(/ +$/, '') : start;
    return value ? [{ ...node, value }] : [];
  });
};

/** One line of all: headings and cells have no breaks. */
export const oneLine = (nodes: readonly Phrase[]): Phrase[] => {
  const flat = (node: Phrase): Phrase =>
    node.type === 'break'
      ? { type: 'text', value: ' ' }
      : isSpan(node)
        ? { ...node, children: node.children.map(flat) }
        : node;
  return edges(merged(nodes.map(flat))).inside;
};
