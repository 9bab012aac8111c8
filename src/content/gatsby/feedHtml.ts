import type { Content, Element, ElementContent, Root } from 'hast';
import toHtml from 'hast-util-to-html';
import visit from 'unist-util-visit';
import type { PictureFile } from '../../components/Picture';
import { plainImage } from '../../lib/plainImage';
import { replacePictures } from './textPictures';

/** What elements say in a feed. Readers of feeds have style sheets of their own, and no use for ours. */
const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['align'],
  th: ['align'],
};

const addresses = ['href', 'src'];

const asImage = (file: PictureFile, alt: string): Content => ({
  type: 'element',
  tagName: 'img',
  properties: { ...(file.childImageSharp && plainImage(file.childImageSharp.gatsbyImageData)), alt },
  children: [],
});

const propertiesOf = ({ tagName, properties = {} }: Element, page: string): Element['properties'] =>
  Object.fromEntries(
    (kept[tagName] ?? []).flatMap((name): [string, string | number][] => {
      const value = properties[name];
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      return [[name, addresses.includes(name) ? new URL(String(value), page).href : value]];
    }),
  );

/** The words and elements that a feed may have. */
const isRead = (node: Content): boolean => node.type === 'text' || node.type === 'element';

/** The box of a list of tasks as a sign. */
const asSign = (node: ElementContent): ElementContent =>
  node.type === 'element' && node.tagName === 'input'
    ? { type: 'text', value: node.properties?.['checked'] ? '☑' : '☐' }
    : node;

/**
 * The HTML of a text as feeds have it, away from its page, whose address is `page`: with whole addresses, plain pictures, and
 * nothing that only our style sheets know.
 */
export const feedHtmlOf = async (
  tree: Root,
  page: string,
  fileOf: (name: string) => Promise<PictureFile | null>,
): Promise<string> => {
  const shown = await replacePictures(tree, fileOf, asImage);
  visit(shown, 'element', (node: Element) => {
    node.properties = propertiesOf(node, page);
    node.children = node.children.filter(isRead).map(asSign);
  });
  shown.children = shown.children.filter((child) => child.type !== 'doctype' && isRead(child));
  return toHtml(shown);
};
