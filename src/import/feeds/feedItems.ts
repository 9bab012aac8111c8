import type { InputFile } from '../found';
import type { Fields } from '../../content/write/formatEntry';
import { isoDay } from '../isoDay';
import { jsonIn, objectIn, objectsIn, textIn, textsIn } from '../json';
import { plainAsHtml, plainLine } from '../plainLine';
import { xmlElements, type XmlElement } from '../xml';
import * as element from '../xmlElement';
import { atomItem, atomLinks } from './atom';
import type { FeedItem } from './feedItem';
import { rssItem } from './rssItem';

/** Whether the beginning of a file is that of a JSON Feed. */
export const isJsonFeed = (head: string): boolean =>
  head.trimStart().startsWith('{') &&
  head.slice(0, 2000).replaceAll('\\', '').includes('//jsonfeed.org/version/1');

/** What an item of a JSON Feed says, of 1.0 or 1.1. */
const jsonItem = (item: Fields): FeedItem => {
  const image = textIn(item.image);
  return {
    id: textIn(item.id),
    title: plainLine(textIn(item.title)),
    link: textIn(item.url),
    published: isoDay(textIn(item.date_published)),
    tags: textsIn(item.tags).map(plainLine),
    html: textIn(item.content_html) || plainAsHtml(textIn(item.content_text)),
    isSummary: false,
    summary: plainLine(textIn(item.summary)),
    sounds: objectsIn(item.attachments).map(({ url }) => textIn(url)),
    image: image ? { address: image } : undefined,
  };
};

const wanted = /^(rss\/channel\/(link|item)|rdf:RDF\/(channel|item)|feed\/(link|entry))$/;

/** The address of its site that a part of a feed says. */
const siteIn = (each: XmlElement): string => {
  if (each.name === 'channel') return element.childText(each, 'link');
  // Of Atom, the link is an attribute, and most are of other kinds.
  const [link = element.textIn(each)] = atomLinks({ ...each, children: [each] }, 'alternate');
  return link;
};

/** The items of a feed of any form, and the addresses that it says of its site. Throws Refused where the file cannot be read. */
export async function* feedItems(file: InputFile): AsyncGenerator<FeedItem | string> {
  if (isJsonFeed(file.head)) {
    const feed = objectIn(await jsonIn(file));
    yield textIn(feed.home_page_url);
    yield* objectsIn(feed.items).map(jsonItem);
    return;
  }
  for await (const each of xmlElements(file, (path) => wanted.test(path.join('/')))) {
    if (each.name === 'item') yield rssItem(each);
    else if (each.name === 'entry') yield atomItem(each);
    else yield siteIn(each);
  }
}
