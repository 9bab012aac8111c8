import { parseAddress } from '../../../lib/address';
import type { FoundSite } from '../../found';
import { lineOfHtml } from '../../plainLine';

/** What the channel says of the site. */
export interface Channel {
  title: string;
  link: string;
  blog: string;
  network: string;
  language: string;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** The address of the blog; undefined where the export names none. */
export const homeOf = ({ blog, link }: Channel): URL | undefined =>
  [blog, link].map(parseAddress).find((address) => address?.protocol.startsWith('http')) ?? undefined;

/** The hosts of the blog, without www. That of a network is another site's. */
const hostsOf = (channel: Channel): string[] =>
  [channel.blog, channel.link].flatMap((address) => {
    const host = parseAddress(address)?.host;
    return host ? [withoutWww(host)] : [];
  });

/** What belongs to the site in keys: two sites can be brought into one. */
export const hostOf = (channel: Channel): string => withoutWww(homeOf(channel)?.host ?? '');

/** The path of an address of this site, with its query; undefined of another site's, and of the home page. */
export const pathOf = (address: string, channel: Channel): string | undefined => {
  const home = homeOf(channel);
  if (!home || !URL.canParse(address, home)) return undefined;
  const { protocol, host, pathname, search } = new URL(address, home);
  const isOwn = protocol.startsWith('http') && hostsOf(channel).includes(withoutWww(host));
  // Two slashes at the beginning would lead to another host.
  const path = pathname.replaceAll(/\/{2,}/g, '/') + search;
  return isOwn && path !== '/' && path !== home.pathname ? path : undefined;
};

/** A path below that of the blog, which may lie in a folder: `/feed/` becomes `/blog/feed/`. */
export const belowHome = (path: string, channel: Channel): string =>
  `${homeOf(channel)?.pathname.replace(/\/$/, '') ?? ''}${path}`;

/** The site, with all spellings of its addresses. */
export const foundSite = (channel: Channel): FoundSite => ({
  kind: 'site',
  origins: [...new Set(hostsOf(channel))].flatMap((host) =>
    ['https://', 'https://www.', 'http://', 'http://www.'].map((start) => `${start}${host}`),
  ),
  ...(channel.title.trim() && { title: lineOfHtml(channel.title) }),
});
