import { jsonFeedPath, rssPath } from '../lib/routes';
import { tag, textTag, xmlFile } from '../lib/xml';

/** What a feed tells of: something that came out on a day. All addresses are whole. */
export interface FeedItem {
  /** By what readers know it again: the same as long as the site has it, wherever that lies. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  /** An ISO date. */
  readonly day: string;
  readonly image?: string;
  /** A file that comes with it, its size in bytes. */
  readonly attachment?: {
    readonly url: string;
    readonly type: string;
    readonly size: number;
    readonly seconds: number;
  };
}

/** What is said of the site in a feed. */
export type FollowedSite = NonNullable<Queries.FeedsQuery['siteSettings']>;

/** The moment of a day: noon in Greenwich is on that day nearly everywhere. */
const momentOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

const rssItem = ({ id, url, title, summary, html, day, attachment }: FeedItem, author: string): string =>
  tag(
    'item',
    {},
    [
      textTag('title', title),
      textTag('link', url),
      textTag('guid', id, { isPermaLink: 'false' }),
      textTag('pubDate', momentOf(day).toUTCString()),
      textTag('description', summary),
      textTag('content:encoded', html),
      attachment
        ? tag('enclosure', { url: attachment.url, type: attachment.type, length: attachment.size })
        : '',
      // RSS has an author by mail address alone.
      textTag('dc:creator', author),
    ].join('\n'),
  );

/** A feed of what stands on one page. */
export interface PartOfSite {
  readonly title: string;
  /** The path of the page, and that of its feed. */
  readonly route: string;
  readonly path: string;
}

/**
 * What has come out, on all of the site or in a part of it, as RSS 2.0 (https://www.rssboard.org/rss-specification): the same
 * for the same items, whenever.
 */
export const rssOf = (
  site: FollowedSite,
  items: readonly FeedItem[],
  { title, route, path }: PartOfSite = { title: site.title, route: '/', path: rssPath },
): string => {
  const { tagline, author, language, siteUrl } = site;
  const names = textTag('title', title) + textTag('link', siteUrl + route);
  const content = [
    names,
    textTag('description', tagline),
    items[0] ? textTag('lastBuildDate', momentOf(items[0].day).toUTCString()) : '',
    textTag('language', language),
    tag('image', {}, names + textTag('url', `${siteUrl}/icons/icon-144x144.png`)),
    tag('atom:link', { href: siteUrl + path, rel: 'self', type: 'application/rss+xml' }),
    ...items.map((item) => rssItem(item, author)),
  ].join('\n');
  const attributes = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  return xmlFile(tag('rss', attributes, tag('channel', {}, content)));
};

const jsonItem = ({ id, url, title, summary, html, day, image, attachment }: FeedItem) => ({
  id,
  url,
  title,
  ...(summary && { summary }),
  content_html: html,
  ...(image && { image }),
  date_published: momentOf(day).toISOString(),
  ...(attachment && {
    attachments: [
      {
        url: attachment.url,
        mime_type: attachment.type,
        size_in_bytes: attachment.size,
        duration_in_seconds: attachment.seconds,
      },
    ],
  }),
});

/** What has come out, as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export const jsonFeedOf = (site: FollowedSite, items: readonly FeedItem[]): string => {
  const { title, tagline, author, language, siteUrl } = site;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${siteUrl}/`,
    feed_url: siteUrl + jsonFeedPath,
    description: tagline,
    icon: `${siteUrl}/icons/icon-512x512.png`,
    language,
    authors: [{ name: author, url: `${siteUrl}/` }],
    items: items.map(jsonItem),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
};
