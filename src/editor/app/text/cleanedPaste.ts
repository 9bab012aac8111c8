import { asBlocks, grouped, isBlock, listOf, make, marks, paragraphsOf, tableOf } from './paste/blocks';
import { findNotes } from './paste/notes';
import { isQuotation, listMarkOf, type Look, lookIn, plain } from './paste/style';

/** What stands on no page: what programs note for themselves, and what Markdown has no words for. */
const unseen =
  'style, script, meta, link, title, xml, template, iframe, object, svg, button, input, select, textarea, [style*="mso-list:Ignore" i], [style*="display:none" i], [style*="display: none" i]';

/** Spaces that do not break are meant before the signs that French sets apart, and behind its quotation marks. */
const oddSpaces = /(?<![«‹])[\u00A0\u202F](?![!?;:»›%])|[\u2000-\u200A\u3000]/g;
const zeroWidth = /[\u00AD\u200B\u2060\uFEFF]/g;

const wordsOf = (text: string): string =>
  text
    .replaceAll(zeroWidth, '')
    .replaceAll(oddSpaces, ' ')
    .replaceAll(/[ \t\r\n]+/g, ' ');

const styled = (text: string, { strong, em, del }: Look): Node[] => {
  const words = wordsOf(text);
  if (!words) return [];
  let node: Node = new Text(words);
  if (!words.trim()) return [node];
  if (del) node = make('del', [node]);
  if (em) node = make('em', [node]);
  return [strong ? make('strong', [node]) : node];
};

/** Where a link leads; undefined where a reader of the site could not follow. */
const addressOf = (link: HTMLElement): string | undefined => {
  const href = link.getAttribute('href') ?? '';
  // Google Docs has a stop of its own on the way.
  const address = /^https:\/\/www\.google\.com\/url\?/.test(href)
    ? (new URL(href).searchParams.get('q') ?? '')
    : href;
  return /^(?:https?:\/\/|mailto:|\/)/.test(address) ? address : undefined;
};

/** Stars, or one number sign, that manuscripts have between scenes. */
const sceneBreak = /^\s*(?:(?:[*⁂•]\s*){1,5}|#|[-–—]{3,}|_{3,})\s*$/;

const paragraph = (element: HTMLElement, children: readonly Node[]): Node[] => {
  if (sceneBreak.test(element.textContent)) return [make('hr', [])];
  const name = /^Mso(Title|Subtitle)$/.exec(element.className)?.[1];
  const mark = listMarkOf(element);
  const made = children.some(isBlock)
    ? asBlocks(children)
    : paragraphsOf(children, name ? (name === 'Title' ? 'h1' : 'h2') : 'p');
  for (const block of made) {
    if (mark) marks.set(block, mark);
    else if (!name && element.tagName === 'P' && !element.closest('li') && isQuotation(element))
      marks.set(block, 'quotation');
  }
  return made;
};

const blockOf = (element: HTMLElement, children: readonly Node[]): Node[] | undefined => {
  const { tagName, dataset } = element;
  if (dataset['note'] !== undefined) {
    const attributes = { 'data-label': dataset['note'] };
    if (tagName === 'SUP') return [make('sup', [], { ...attributes, 'data-type': 'footnote_reference' })];
    const words = make('dd', grouped(asBlocks(children)));
    return [make('dl', [make('dt', []), words], { ...attributes, 'data-type': 'footnote_definition' })];
  }
  if (/^H[1-6]$/.test(tagName))
    return paragraphsOf(
      children.flatMap((node) => (isBlock(node) ? [...node.childNodes] : [node])),
      tagName,
    );
  if (tagName === 'UL' || tagName === 'OL') return listOf(tagName, children);
  if (tagName === 'LI') return children.length ? [make('li', asBlocks(children))] : [];
  if (tagName === 'BLOCKQUOTE') return [make('blockquote', grouped(asBlocks(children)))];
  if (/^(?:P|DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|FIGURE|FIGCAPTION|CENTER|DT|DD)$/.test(tagName))
    return paragraph(element, children);
  return undefined;
};

/** Office programs write these words themselves, and they help nobody. */
const generated = /automatically generated|^(?:image|picture|grafik|bild)\s*\d*$/i;

/** A picture that is kept beside the entry. */
const picture = (image: Element): Node[] => {
  const src = image.getAttribute('src') ?? '';
  const alt = wordsOf(image.getAttribute('alt') ?? '').trim();
  return src.startsWith('./') ? [make('img', [], { src, alt: generated.test(alt) ? '' : alt })] : [];
};

const cleaned = (node: Node, around: Look): Node[] => {
  if (node instanceof Text) return styled(node.data, around);
  if (!(node instanceof HTMLElement) || node.matches(unseen)) return [];
  const look = lookIn(node, around);
  const inside = (element: Node): Node[] => [...element.childNodes].flatMap((child) => cleaned(child, look));
  if (node instanceof HTMLTableElement) return tableOf(node, inside);
  if (node.matches('img')) return picture(node);
  if (node.matches('br, hr')) return [make(node.tagName, [])];
  if (node.matches('pre, code')) return [make(node.tagName, [new Text(node.textContent)])];
  const children = inside(node);
  const href = node.tagName === 'A' ? addressOf(node) : undefined;
  if (href && !children.some(isBlock)) return [make('a', children, { href })];
  return blockOf(node, children) ?? children;
};

/** Has no heading be as large as the title of the page. */
const lowerHeadings = (blocks: readonly Node[]): Node[] => {
  const by = blocks.some(({ nodeName }) => nodeName === 'H1') ? 1 : 0;
  return blocks.map((block) => {
    const level = Number(/^H([1-6])$/.exec(block.nodeName)?.[1] ?? 0);
    return level ? make(`h${Math.min(level + by, 6)}`, [...block.childNodes]) : block;
  });
};

/**
 * What was copied from Word, Google Docs, LibreOffice or a page, as HTML with nothing in it but what a text can have.
 * Notes get the first numbers that are not `taken`.
 */
export const cleanedPaste = (html: string, taken: readonly string[] = []): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  let number = 0;
  const label = (): string => {
    do number += 1;
    while (taken.includes(String(number)));
    return String(number);
  };
  findNotes(page, label);
  const nodes = [...page.body.childNodes].flatMap((node) => cleaned(node, plain));
  // A few words within a line stay so.
  const blocks = nodes.some(isBlock) ? lowerHeadings(grouped(asBlocks(nodes))) : nodes;
  return make('div', blocks).innerHTML;
};
