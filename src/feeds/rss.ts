import { Feed } from 'feed';
import { rssPath } from '../lib/routes';
import { type FeedItem, type FollowedSite, momentOf } from './feedItem';

/** Beside the name of the site, in readers that show one (https://www.rssboard.org/rss-specification). */
const iconPath = '/icons/icon-144x144.png';

const end = ']]>';

/**
 * A text whose ends of CDATA sections stand in two of them, as XML wants it; but for the first end, since with that one the
 * package does so itself.
 */
const unended = (text: string): string => {
  const [first = '', ...others] = text.split(end);
  const [second, ...more] = others;
  return second === undefined ? first : [first + end + second, ...more].join(']]]]><![CDATA[>');
};

/** What has come out, as RSS 2.0. It is the same for the same items, whenever it is written. */
export const rssOf = (site: FollowedSite, items: readonly FeedItem[]): string => {
  const { title, tagline, author, language, siteUrl } = site;
  const feed = new Feed({
    title,
    description: tagline,
    language,
    link: `${siteUrl}/`,
    image: siteUrl + iconPath,
    feedLinks: { rss: siteUrl + rssPath },
    generator: false,
    ...(items[0] && { updated: momentOf(items[0].day) }),
  });
  for (const { id, url, title: name, summary, html, day, attachment } of items) {
    feed.addItem({
      id,
      link: url,
      title: unended(name),
      description: unended(summary),
      content: unended(html),
      date: momentOf(day),
      ...(attachment && {
        enclosure: { url: attachment.url, type: attachment.type, length: attachment.size },
      }),
      // RSS has an author by mail address alone.
      extensions: [{ name: 'dc:creator', objects: { _text: author } }],
    });
  }
  return `${feed.rss2()}\n`;
};
