import { jsonFeedPath } from '../lib/routes';
import { type Attachment, type FeedItem, type FollowedSite, momentOf } from './feedItem';

/** Beside the name of the site, in a reader's list. */
const iconPath = '/icons/icon-512x512.png';

const attachmentOf = ({ url, type, size, seconds }: Attachment) => ({
  url,
  mime_type: type,
  size_in_bytes: size,
  duration_in_seconds: seconds,
});

const itemOf = ({ id, url, title, summary, html, day, image, attachment }: FeedItem) => ({
  id,
  url,
  title,
  ...(summary && { summary }),
  content_html: html,
  ...(image && { image }),
  date_published: momentOf(day).toISOString(),
  ...(attachment && { attachments: [attachmentOf(attachment)] }),
});

/** What has come out, as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), which the package for RSS does not write. */
export const jsonFeedOf = (site: FollowedSite, items: readonly FeedItem[]): string => {
  const { title, tagline, author, language, siteUrl } = site;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${siteUrl}/`,
    feed_url: siteUrl + jsonFeedPath,
    description: tagline,
    icon: siteUrl + iconPath,
    language,
    authors: [{ name: author, url: `${siteUrl}/` }],
    items: items.map(itemOf),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
};
