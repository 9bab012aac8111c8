import type { Fields } from '../../content/write/formatEntry';
import { isoDay } from '../isoDay';
import { objectsIn, textIn, textsIn } from '../json';
import { plainAsHtml, plainLine } from '../plainLine';
import type { FeedItem } from './feedItem';

/** What an item of a JSON Feed says, of 1.0 or 1.1. */
export const jsonItem = (item: Fields): FeedItem => {
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
