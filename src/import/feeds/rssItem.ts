import { isoDay } from '../isoDay';
import { lineOfHtml } from '../plainLine';
import type { XmlElement } from '../xml';
import { childrenOf, childText, textIn } from '../xmlElement';
import type { FeedItem } from './feedItem';

const isPicture = ({ attributes: { type = '' } }: XmlElement): boolean => type.startsWith('image/');

const addressOf = ({ attributes: { url = '' } }: XmlElement): string => url;

/** What an item of an RSS feed says, of 2.0 or of 1.0. */
export const rssItem = (item: XmlElement): FeedItem => {
  const enclosures = childrenOf(item, 'enclosure').filter(addressOf);
  const [picture] = enclosures.filter(isPicture);
  const content = childText(item, 'content:encoded', 'xhtml:body');
  const description = childText(item, 'description');
  return {
    id: childText(item, 'guid', 'dc:identifier') || (item.attributes['rdf:about'] ?? ''),
    title: lineOfHtml(childText(item, 'title', 'dc:title')),
    link: childText(item, 'feedburner:origLink', 'link'),
    published: isoDay(childText(item, 'pubDate', 'dc:date', 'dcterms:created')),
    tags: ['category', 'dc:subject'].flatMap((name) =>
      childrenOf(item, name).map((tag) => lineOfHtml(textIn(tag))),
    ),
    html: content || description,
    isSummary: !content && description !== '',
    summary: content ? lineOfHtml(description) : '',
    sounds: enclosures.filter((each) => !isPicture(each)).map(addressOf),
    image: picture && { address: addressOf(picture) },
    line: item.line,
  };
};
