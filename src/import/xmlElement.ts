import { escapeXml } from '../lib/text';
import type { XmlElement } from './xml';

const isElement = (child: XmlElement | string): child is XmlElement => typeof child !== 'string';

/** The elements in an element. */
export const elementsIn = ({ children }: XmlElement): XmlElement[] => children.filter(isElement);

/** Those that have a name. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).filter((child) => child.name === name);

/** All text in an element, without space around it. */
export const textIn = (element: XmlElement): string => {
  const textsIn = (each: XmlElement): string =>
    each.children.map((child) => (isElement(child) ? textsIn(child) : child)).join('');
  return textsIn(element).trim();
};

/** The text of the first element in an element that has one of these names and a text; empty where there is none. */
export const childText = (element: XmlElement, ...names: readonly string[]): string =>
  names
    .flatMap((name) => childrenOf(element, name))
    .map(textIn)
    .find(Boolean) ?? '';

/** What is in an element, as markup. */
export const markupIn = (element: XmlElement): string =>
  element.children
    .map((child) => {
      if (!isElement(child)) return escapeXml(child);
      const attributes = Object.entries(child.attributes)
        .filter(([name]) => !name.startsWith('xmlns'))
        .map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
      // Prefixes are no part of HTML's names.
      const name = child.name.replace(/^.*:/, '');
      const inside = markupIn(child);
      const isVoid = inside === '' && /^(br|hr|img|wbr|source|embed|input)$/i.test(name);
      return `<${name}${attributes.join('')}>${inside}${isVoid ? '' : `</${name}>`}`;
    })
    .join('')
    .trim();
