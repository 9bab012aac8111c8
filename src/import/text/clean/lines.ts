import {
  attribute,
  element,
  isElement,
  type Node,
  oneLine,
  text,
  textIn,
  withinBlocks,
  styleOf,
} from '../tree';
import { forAll, type Rule, type Rules } from './context';
import { written } from './words';

const around =
  (tagName: string): Rule =>
  (node, { clean }) =>
    withinBlocks((run) => element(tagName, run), clean(node.children));

/** Letters as their style says: the editors of Google and Blogger have no other emphasis. */
const styled: Rule = (node, { clean }) => {
  const style = styleOf(node);
  const isBold = /font-weight\s*:\s*(bold|[6-9]00)/i.test(style);
  const isItalic = /font-style\s*:\s*(italic|oblique)/i.test(style);
  const isStruck = /text-decoration[a-z-]*\s*:[^;]*line-through/i.test(style);
  const wraps = [isBold && 'strong', isItalic && 'em', isStruck && 'del'].filter((name) => name !== false);
  return wraps.reduce<Node[]>(
    (nodes, name) => withinBlocks((run) => element(name, run), nodes),
    clean(node.children),
  );
};

const strong: Rule = (node, context) =>
  /font-weight\s*:\s*(normal|[1-4]00)/i.test(styleOf(node))
    ? context.clean(node.children)
    : around('strong')(node, context);

/** Signs by the plain ones of the same place. */
const signs = (plain: string, written: string): Readonly<Record<string, string>> =>
  Object.fromEntries(plain.split(' ').map((sign, index) => [sign, written.split(' ')[index] ?? sign]));

const raised = signs('0 1 2 3 4 5 6 7 8 9 + - = ( ) n i', '⁰ ¹ ² ³ ⁴ ⁵ ⁶ ⁷ ⁸ ⁹ ⁺ ⁻ ⁼ ⁽ ⁾ ⁿ ⁱ');
const lowered = signs('0 1 2 3 4 5 6 7 8 9 + - = ( )', '₀ ₁ ₂ ₃ ₄ ₅ ₆ ₇ ₈ ₉ ₊ ₋ ₌ ₍ ₎');

/** Raised or lowered signs, where Unicode has all of them; else as words. */
const small =
  (known: Readonly<Record<string, string>>): Rule =>
  (node, { clean }) => {
    const words = oneLine(textIn(node));
    const isPlain = node.children.every(({ type }) => type === 'text');
    const found = Array.from(words, (sign) => known[sign]);
    return isPlain && words && found.every((sign) => sign !== undefined)
      ? [text(found.join(''))]
      : clean(node.children);
  };

const abbreviation: Rule = (node, { clean, lose }) => {
  const long = oneLine(attribute(node, 'title'));
  if (long)
    lose(`“${long}”, which explains “${oneLine(textIn(node))}”`, 'a text of the site shows no such words');
  return clean(node.children);
};

const isCitation = (node: Node): boolean => isElement(node) && node.tagName === 'cite';

/** The readings of characters behind them, between brackets. */
const ruby: Rule = (node, context) => {
  const hasBrackets = node.children.some((child) => isElement(child) && child.tagName === 'rp');
  const read = (child: Node): Node[] =>
    isElement(child) && child.tagName === 'rt' && !hasBrackets
      ? [text('('), ...context.clean(child.children), text(')')]
      : context.clean([child]);
  return node.children.flatMap(read);
};

const code: Rule = (node) => {
  const words = written(node);
  const [before, after] = [/^\s+/, /\s+$/].map((edge) => (edge.test(words) ? [text(' ')] : []));
  const inside = words.trim() ? [element('code', [text(words.trim())])] : [];
  return [...(before ?? []), ...inside, ...(after ?? [])];
};

/** What stands in lines. */
export const lineRules: Rules = {
  ...forAll('b strong', strong),
  ...forAll('i em dfn var', around('em')),
  cite: (node, context) =>
    node.children.some(isCitation) ? context.clean(node.children) : around('em')(node, context),
  ...forAll('del s strike', around('del')),
  ...forAll('code kbd samp tt', code),
  ...forAll('span font', styled),
  sup: small(raised),
  sub: small(lowered),
  q: (node, { clean }) => [text('“'), ...clean(node.children), text('”')],
  ...forAll('abbr acronym', abbreviation),
  ruby,
  br: () => [element('br')],
};
