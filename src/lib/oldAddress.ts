import { tried } from './tried';

/** An address at which something was, decoded. */
export interface OldAddress {
  /** The parts of its path; none is the home page. */
  readonly parts: readonly string[];
  /** What its query asks for, by names, in their order. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** What stands in no address, written as it is or by its number: it would mean something to a server or its files. */
const forbidden = /["<>{}\\^`|\p{Cc}\p{Cs}\u2028\u2029]/u;

/** How many bytes a file's name may have, with what is added for its compressed forms. */
const longestPart = 240;

/** Below what servers take in a line, in bytes. */
const longest = 2000;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const decoded = (text: string): string | null => {
  const plain = tried(() => decodeURIComponent(text));
  // In one form some letters of old scripts are such signs.
  return plain === undefined || forbidden.test(plain.normalize()) ? null : plain;
};

/** Hidden files and `..` begin with a dot. */
const isPart = (part: string | null): part is string =>
  part !== null && part !== '' && !/^\.|\//.test(part) && bytesOf(part) <= longestPart;

/** A page is in a file of this name, and stands at its folder. */
const withoutIndex = (path: string): string => path.replace(/(^|\/)(index\.html)?\/?$/, '');

const partsOf = (path: string): string[] | null => {
  const rest = withoutIndex(path.slice(1));
  const parts = rest === '' ? [] : rest.split('/').map(decoded);
  return parts.every(isPart) ? parts : null;
};

/** Names that every server can be asked for; spaces are written as `+`, too. */
const parameterOf = (text: string): [string, string] | null => {
  const [name = '', ...value] = text.split('=');
  const plain = decoded(value.join('=').replaceAll('+', '%20'));
  return /^\w+$/.test(name) && plain !== null ? [name, plain] : null;
};

const queryOf = (text: string): [string, string][] | null => {
  const query = text.split('&').flatMap((one) => (one ? [parameterOf(one)] : []));
  if (!query.every((one) => one !== null)) return null;
  const isTwice = new Set(query.map(([name]) => name)).size < query.length;
  return isTwice ? null : query.sort(([a], [b]) => (a < b ? -1 : 1));
};

/** A path from the root of the site, perhaps with a query, as it is read; null of what is none. */
export const readOldAddress = (text: string): OldAddress | null => {
  if (!/^\/(?!\/)[^#\s]*$/.test(text) || bytesOf(text) > longest) return null;
  const [path = '', ...rest] = text.split('?');
  const parts = partsOf(path);
  const query = queryOf(rest.join('?'));
  return parts && query && { parts, query };
};

/** A text in one form, whatever its letters: disks and servers take small and capital ones for the same, or accents. */
const formOf = (text: string): string => encodeURIComponent(text.toLowerCase().normalize());

/** The one form of a path. */
export const pathForm = ({ parts }: OldAddress): string => `/${parts.map(formOf).join('/')}`;

/** The one form of a path with some of a query. */
export const formWith = (path: string, query: OldAddress['query']): string =>
  query.length ? `${path}?${query.map(([name, value]) => `${name}=${formOf(value)}`).join('&')}` : path;

/**
 * The one form of an address of this site: two addresses are the same that have the same one, with a slash at their ends or
 * without, encoded or not, in small letters or capitals. Null of what is none: another host's, one with `..` or `#`.
 */
export const addressForm = (text: string): string | null => {
  const address = readOldAddress(text);
  return address && formWith(pathForm(address), address.query);
};

/** A part of a path as browsers send it. */
const sentPart = (part: string): string =>
  encodeURIComponent(part).replace(/%(?:2[46BC]|3[ABD]|40)/g, (code) => decodeURIComponent(code));

/** A path as browsers send it, without a slash at its end. */
export const sentPath = (parts: readonly string[]): string => `/${parts.map(sentPart).join('/')}`;
