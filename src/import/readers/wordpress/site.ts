import { slugPattern } from '../../../content/model/fields';
import { slugFor } from '../../../content/model/slugFor';
import { parseAddress, percentDecoded } from '../../../lib/address';
import type { FoundSite } from '../../found';
import { lineOfHtml } from '../../plainLine';
import type { Item } from './item';

/** What the channel says of the site. */
export interface Channel {
  link: string;
  blog: string;
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

/** The name of an entry in addresses; empty where it had none. Squarespace writes the whole path. */
export const slugOf = ({ name }: Item): string => {
  const last = name.split('/').at(-1) ?? '';
  return slugPattern.test(last) ? last : slugFor(percentDecoded(last));
};

/** Where an entry stood before it was renamed: the same path with another end. */
const olderPaths = (path: string, { name, meta }: Item): string[] => {
  const end = `/${name}/`;
  if (!name || !path.endsWith(end)) return [];
  return (meta.get('_wp_old_slug') ?? []).map((older) => `${path.slice(0, -end.length)}/${older.trim()}/`);
};

/** All paths at which an entry stood at the old site, by name first. */
export const addressesOf = (item: Item, channel: Channel): string[] => {
  const { id, link, guid, type } = item;
  const path = pathOf(link, channel);
  const byNumber = belowHome(`/?${type === 'page' ? 'page_id' : 'p'}=${id}`, channel);
  const own = [path, /^\d+$/.test(id) ? byNumber : undefined, pathOf(lineOfHtml(guid), channel)];
  const paths = [...own, ...(path ? olderPaths(path, item) : [])];
  return [...new Set(paths.filter((one) => one !== undefined))];
};

/** The site, with all spellings of its addresses. */
export const foundSite = (channel: Channel): FoundSite => ({
  kind: 'site',
  origins: [...new Set(hostsOf(channel))].flatMap((host) =>
    ['https://', 'https://www.', 'http://', 'http://www.'].map((start) => `${start}${host}`),
  ),
});
