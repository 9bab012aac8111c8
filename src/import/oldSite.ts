import { parseAddress } from '../lib/address';
import { addressForm } from '../lib/oldAddress';

/** What tells one page from another in a query: the numbers of WordPress. All else, like where a reader came from, does not. */
const telling = ['p', 'page_id', 'attachment_id', 'cat', 'tag', 'author', 'm'];

const bareHost = ({ host }: URL): string => host.replace(/^www\./, '');

/**
 * A path with a query in the one form in which two that lead to the same place are the same, wherever a reader came from;
 * the path itself where it is none that a site can have.
 */
export const sameForm = (path: string): string => {
  const { pathname, searchParams } = new URL(path, 'https://old.invalid');
  const query = telling.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  const plain = pathname.replace(/\/index\.php$/i, '/');
  return addressForm(`${plain}${query.length ? `?${query.join('&')}` : ''}`) ?? path;
};

/**
 * The path at the old site to which an address leads, in that form; undefined where it leads elsewhere. `origins` are the
 * addresses of the site, the first of which is what its own paths begin at; `at` is the path at which the address was read.
 */
export const atOldSite = (address: string, origins: readonly string[], at: string): string | undefined => {
  const [home = 'https://old.invalid'] = origins;
  const base = new URL(at, home);
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (!['http:', 'https:'].includes(url.protocol)) return undefined;
  const hosts = [home, ...origins].flatMap((origin) => {
    const parsed = parseAddress(origin);
    return parsed ? [bareHost(parsed)] : [];
  });
  return hosts.includes(bareHost(url)) ? sameForm(url.pathname + url.search) : undefined;
};

/** An address of the old site as a whole one that a text may lead to. */
export const wholeAddress = (address: string, origins: readonly string[], at: string): string => {
  try {
    return new URL(address, new URL(at, origins[0])).href.replace(/^http:/, 'https:');
  } catch {
    return address;
  }
};
