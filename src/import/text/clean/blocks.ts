import {
  attribute,
  besideBlocks,
  type Element,
  element,
  findAll,
  hasClass,
  isElement,
  isPicture,
  type Node,
  oneLine,
  text,
  textIn,
  withinBlocks,
  isBlock,
} from '../tree';
import { forAll, type Rule, type Rules } from './context';
import { plainText, written } from './words';

const paragraph: Rule = (node, { clean }) => besideBlocks('p', clean(node.children));

const boldBlock: Rule = (node, { clean }) =>
  besideBlocks(
    'p',
    withinBlocks((run) => element('strong', run), clean(node.children)),
  );

/** Who is quoted, behind the quotation. */
const source = (cite: Element, clean: (nodes: readonly Node[]) => Node[]): Node =>
  element('p', [...(/^\s*[—–-]/.test(textIn(cite)) ? [] : [text('— ')]), ...clean(cite.children)]);

const quotation: Rule = (node, { clean }) => {
  const children = node.children.flatMap((child): Node[] =>
    isElement(child) && child.tagName === 'cite' ? [source(child, clean)] : clean([child]),
  );
  return [element('blockquote', besideBlocks('p', children))];
};

/** Words with their lines and what they are set in by, as a poem has them. */
const verse = (node: Element, clean: (nodes: readonly Node[]) => Node[]): Node[] => {
  const lines = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((child): Node[] => {
      if (isElement(child)) return [element(child.tagName, lines(child.children), child.properties)];
      if (child.type !== 'text') return [];
      return child.value
        .split(/\r?\n/)
        .flatMap((line, index) => [
          ...(index ? [element('br')] : []),
          text(line.replace(/^[ \t]+/, (indent) => (index ? '\u00A0'.repeat(indent.length) : ''))),
        ]);
    });
  return besideBlocks('p', lines(clean(node.children)));
};

const codeLanguage = (node: Element): string => {
  const names = [node, ...findAll(node.children, ({ tagName }) => tagName === 'code')].map((one) =>
    attribute(one, 'className'),
  );
  return /\blang(?:uage)?-([a-z0-9+#-]{1,30})/i.exec(names.join(' '))?.[1] ?? '';
};

const pre: Rule = (node, { clean }) => {
  if (hasClass(node, /^(wp-block-verse|verse|poetry|poem)$/)) return verse(node, clean);
  const language = codeLanguage(node);
  const words = written(node).replace(/\r\n?/g, '\n');
  const code = element('code', [text(words)], language ? { className: [`language-${language}`] } : {});
  return words.trim() ? [element('pre', [code])] : [];
};

const isList = (node: Node): boolean => isElement(node) && /^(ul|ol|menu|dir)$/.test(node.tagName);

/** Items, and lists between them in the item before, as they look on a page; words between them are an item for each line. */
const items = (nodes: readonly Node[]): Node[] => {
  const done: Element[] = [];
  let isInLine = false;
  for (const node of nodes) {
    const last = done.at(-1);
    const isLine = !isBlock(node);
    if (isElement(node) && node.tagName === 'li') done.push(node);
    else if (last && (isList(node) || (isLine && isInLine)))
      done[done.length - 1] = element('li', [...last.children, node]);
    else if (isElement(node) || textIn(node).trim()) done.push(element('li', [node]));
    else continue;
    isInLine = isLine;
  }
  return done;
};

const list =
  (tagName: string): Rule =>
  (node, { clean }) => {
    const start = Number(attribute(node, 'start') || 1);
    const isStarted = tagName === 'ol' && Number.isInteger(start) && start > 1 && start < 1_000_000;
    return [element(tagName, items(clean(node.children)), isStarted ? { start } : {})];
  };

const isEmpty = (node: Element): boolean =>
  !oneLine(plainText(textIn(node))) && !findAll(node.children, isPicture).length;

const heading: Rule = (node, { clean }) =>
  isEmpty(node) ? clean(node.children) : besideBlocks(node.tagName, clean(node.children));

/** What has lines of its own. */
export const blockRules: Rules = {
  ...forAll('h1 h2 h3 h4 h5 h6', heading),
  ...forAll('p address dd', paragraph),
  ...forAll('legend summary dt', boldBlock),
  blockquote: quotation,
  ...forAll('pre xmp listing plaintext', pre),
  hr: () => [element('hr')],
  ...forAll('ul menu dir', list('ul')),
  ol: list('ol'),
  li: (node, { clean }) => [element('li', clean(node.children))],
};
