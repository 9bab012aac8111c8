import { parseAddress, percentDecoded } from '../lib/address';

const parsed = (address: string): URL | null => {
  const url = parseAddress(address.trim());
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

/** The scheme and host of an address of the web, like https://old.example; undefined of anything else. */
export const originOf = (address: string): string | undefined => parsed(address)?.origin;

/** An address of the web, as it is; undefined of anything else. */
export const webAddress = (address: string): string | undefined => parsed(address)?.href;

/** The path of an address of the web with its query; none of a bare host, and of anything else. */
export const pathsOf = (address: string): string[] => {
  const url = parsed(address);
  const path = url ? url.pathname + url.search : '/';
  return path === '/' ? [] : [path];
};

/** The last name in a path, without an ending like .html; empty where there is none. */
export const slugIn = (path: string): string => {
  const parts = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
  return percentDecoded(parts.at(-1) ?? '').replace(/\.(html?|php|aspx?)$/i, '');
};
