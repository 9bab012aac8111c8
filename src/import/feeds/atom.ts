import { isoDay } from '../isoDay';
import { lineOfHtml, plainAsHtml, plainLine } from '../plainLine';
import type { XmlElement } from '../xml';
import { childrenOf, childText, elementsIn, markupIn, textIn } from '../xmlElement';
import type { FeedItem } from './feedItem';

/** The HTML of a text of Atom, which may be plain, HTML in a text, or elements. */
export const atomHtml = (element: XmlElement | undefined): string => {
  if (!element) return '';
  const { type = 'text' } = element.attributes;
  if (type.includes('xhtml')) {
    const [div = element] = elementsIn(element);
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

/** What an entry of an Atom feed says. */
export const atomItem = (entry: XmlElement): FeedItem => {
  const [title] = childrenOf(entry, 'title');
  const [content] = childrenOf(entry, 'content');
  const [summary] = childrenOf(entry, 'summary');
  return {
    id: childText(entry, 'id'),
    title: atomLine(title),
    link: childText(entry, 'feedburner:origLink') || (atomLinks(entry, 'alternate')[0] ?? ''),
    published: isoDay(childText(entry, 'published', 'issued', 'updated')),
    tags: childrenOf(entry, 'category').map(({ attributes: { label, term = '' } }) =>
      plainLine(label ?? term),
    ),
    html: atomHtml(content) || atomHtml(summary),
    isSummary: !content && summary !== undefined,
    summary: content ? atomLine(summary) : '',
    sounds: atomLinks(entry, 'enclosure'),
    line: entry.line,
  };
};
