import { lineOfHtml, plainAsHtml, plainLine } from '../plainLine';
import type { XmlElement } from '../xml';
import { childrenOf, markupIn, textIn } from '../xmlElement';

/** The HTML of a text of Atom, which may be plain, HTML in a text, or elements. */
export const atomHtml = (element: XmlElement | undefined): string => {
  if (!element) return '';
  const { type = 'text' } = element.attributes;
  if (type.includes('xhtml')) {
    const [div = element] = element.children.filter((child) => typeof child !== 'string');
    return markupIn(div);
  }
  const text = textIn(element);
  return type.includes('html') ? text : plainAsHtml(text);
};

/** The words of such a text as a single line. */
export const atomLine = (element: XmlElement | undefined): string => {
  if (!element) return '';
  const { type = 'text' } = element.attributes;
  return type.includes('html') ? lineOfHtml(atomHtml(element)) : plainLine(textIn(element));
};

/** The addresses of an entry's links of one relation, like alternate. */
export const atomLinks = (entry: XmlElement, relation: string): string[] =>
  childrenOf(entry, 'link')
    .filter(({ attributes: { rel = 'alternate' } }) => rel === relation)
    .flatMap(({ attributes: { href = '' } }) => (href ? [href] : []));
