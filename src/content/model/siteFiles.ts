import {
  calendarPath,
  catalogueFile,
  jsonFeedPath,
  rssPath,
  tagsRoute,
  wallCalendarPath,
} from '../../lib/routes';

/** What one may follow or take along. */
const followed = [rssPath, jsonFeedPath, calendarPath, wallCalendarPath, catalogueFile];

/** What hosts, crawlers and browsers ask for. */
const asked = (
  '/_headers /_redirects /favicon.ico /licences.txt /manifest.webmanifest /old-addresses.json /robots.txt ' +
  '/sitemap-0.xml /sitemap-index.xml'
).split(' ');

/** The path of the page whose own feed would be at a path. */
const followedPage = (path: string): string => path.replace(/rss\.xml$/, '');

/** Whether a path is that of a feed, a calendar or the catalogue, given the paths of all pages. */
export const isSiteFile = (path: string, routes: ReadonlySet<string>): boolean =>
  followed.includes(path) ||
  (path.startsWith(tagsRoute) && path.endsWith('/rss.xml') && routes.has(followedPage(path)));

/** Whether the build writes a file at a path, given the paths of all pages. */
export const isWritten = (path: string, routes: ReadonlySet<string>): boolean =>
  followed.includes(path) ||
  asked.includes(path) ||
  (path.endsWith('/rss.xml') && routes.has(followedPage(path)));
