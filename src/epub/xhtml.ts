import type { Element, Root } from 'hast';
import { escapeXml } from '../lib/text';
import { tag } from '../lib/xml';

type Node = Root['children'][number] | Element['children'][number];

const namesIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What a text may hold in a book; of other elements what is in them is left. */
const kept = namesIn(
  'a abbr b blockquote br caption cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins ' +
    'kbd li mark ol p pre q s samp section small span strong sub sup table tbody td tfoot th thead tr u ul',
);

/** What means nothing on paper, with all that is in it. */
const dropped = namesIn(
  'audio button canvas embed form head iframe object script select style svg template textarea video',
);

/** The attributes that stay, by the names that the tree has for them. */
const attributes: Readonly<Record<string, string>> = {
  alt: 'alt',
  ariaLabel: 'aria-label',
  className: 'class',
  colSpan: 'colspan',
  dir: 'dir',
  epubType: 'epub:type',
  href: 'href',
  id: 'id',
  role: 'role',
  rowSpan: 'rowspan',
  src: 'src',
  start: 'start',
  title: 'title',
};

const attributesOf = ({ properties = {} }: Element): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [property, name] of Object.entries(attributes)) {
    const value = properties[property];
    if (value === null || value === undefined || typeof value === 'boolean') continue;
    found[name] = Array.isArray(value) ? value.join(' ') : String(value);
  }
  const { lang, align } = properties;
  if (typeof lang === 'string') Object.assign(found, { lang, 'xml:lang': lang });
  // As tables of Markdown say it, which HTML no longer does.
  if (typeof align === 'string') found['style'] = `text-align: ${align}`;
  return found;
};

const elementXml = (node: Element): string => {
  const { tagName, properties = {}, children } = node;
  if (dropped.has(tagName)) return '';
  // The box of a list of tasks.
  if (tagName === 'input') return properties['checked'] ? '☑' : '☐';
  if (tagName === 'img' && !properties['src']) return '';
  const content = toXhtml(children);
  return kept.has(tagName) ? tag(tagName, attributesOf(node), content) : content;
};

/** The nodes of a text as well-formed XHTML, which holds nothing that a book may not. */
export const toXhtml = (nodes: readonly Node[]): string =>
  nodes
    .map((node) =>
      node.type === 'text' ? escapeXml(node.value) : node.type === 'element' ? elementXml(node) : '',
    )
    .join('');
