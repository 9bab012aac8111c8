import { isoDay } from '../isoDay';
import { plainLine } from '../plainLine';
import type { XmlElement } from '../xml';
import { childrenOf, childText } from '../xmlElement';
import { atomHtml, atomLine, atomLinks } from './atomText';
import type { FeedItem } from './feedItem';

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
