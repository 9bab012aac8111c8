import { lossesAt } from '../../given';
import { grouped } from '../../lists';
import type { XmlElement } from '../../xml';
import { lineOfHtml } from '../../plainLine';
import { childrenOf, childText, textIn } from '../../xmlElement';

/**
 * The categories, tags and other terms of an entry, with their names as HTML and in addresses, which are empty in old exports.
 * WXR before 1.2 calls tags otherwise, and has each term once more without its taxonomy.
 */
const termsOf = (element: XmlElement) => {
  const terms = childrenOf(element, 'category').map((term) => {
    const { domain = '', nicename = '' } = term.attributes;
    const taxonomy = domain === 'tag' ? 'post_tag' : domain || 'category';
    return { taxonomy, isBare: !domain, nicename, name: textIn(term) };
  });
  const isWhole = terms.some(({ isBare }) => !isBare);
  return terms.filter(({ isBare }) => !isWhole || !isBare);
};

const metaOf = (element: XmlElement): Map<string, string[]> => {
  const all = grouped(childrenOf(element, 'wp:postmeta'), (child) => childText(child, 'wp:meta_key'));
  return new Map(
    Array.from(all, ([key, some]) => [key, some.map((child) => childText(child, 'wp:meta_value'))]),
  );
};

/** The entry that an element `item` holds. */
export const itemOf = (element: XmlElement, file: string) => {
  const text = (name: string): string => childText(element, name);
  const place = { file, line: element.line };
  return {
    place,
    ...lossesAt(place),
    id: text('wp:post_id') || text('guid') || text('link'),
    type: text('wp:post_type') || 'post',
    status: text('wp:status') || 'publish',
    name: text('wp:post_name'),
    title: text('title'),
    link: text('link'),
    guid: text('guid'),
    date: text('wp:post_date'),
    feedDate: text('pubDate'),
    /** The login of its author. */
    author: text('dc:creator'),
    content: text('content:encoded'),
    excerpt: text('excerpt:encoded'),
    parent: text('wp:post_parent').replace(/^0$/, ''),
    order: Number(text('wp:menu_order')) || 0,
    hasPassword: text('wp:post_password') !== '',
    isSticky: text('wp:is_sticky') === '1',
    /** Of an attachment. */
    address: text('wp:attachment_url'),
    comments: childrenOf(element, 'wp:comment').length,
    terms: termsOf(element),
    meta: metaOf(element),
  };
};

/** An entry of the export, as it is written. */
export type Item = Readonly<ReturnType<typeof itemOf>>;

/** What a plugin or WordPress itself says of an entry; empty where it says nothing. */
export const metaIn = ({ meta }: Item, key: string): string => meta.get(key)?.[0]?.trim() ?? '';

/** The terms of one taxonomy. */
export const termsIn = ({ terms }: Item, taxonomy: string) =>
  terms.filter((term) => term.taxonomy === taxonomy);

/** The names of the terms of one taxonomy. */
export const namesIn = (item: Item, taxonomy: string): string[] =>
  termsIn(item, taxonomy).map(({ name }) => lineOfHtml(name));

/** The categories and tags of a post as tags of this site, without the category of those that have none. */
export const tagNames = (item: Item): { readonly place: string; readonly name: string }[] =>
  ['category', 'post_tag']
    .flatMap((taxonomy) => termsIn(item, taxonomy))
    .filter(({ nicename, name }) => nicename !== 'uncategorized' && !/^\s*uncategorized\s*$/i.test(name))
    .map(({ taxonomy, nicename, name }) => ({ place: `${taxonomy} ${nicename}`, name: lineOfHtml(name) }));
