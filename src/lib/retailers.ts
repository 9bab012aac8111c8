/** The retailers that readers know, by a part of their hosts. Independent ones come first. */
const known = {
  'bookshop.org': 'Bookshop.org',
  'libro.fm': 'Libro.fm',
  'kobo.com': 'Kobo',
  'barnesandnoble.com': 'Barnes & Noble',
  'blackwells.co.uk': 'Blackwell’s',
  'hive.co.uk': 'Hive',
  'waterstones.com': 'Waterstones',
  'thalia.': 'Thalia',
  'books.apple.com': 'Apple Books',
  'play.google.com': 'Google Play',
  'smashwords.com': 'Smashwords',
  'itch.io': 'itch.io',
  'gumroad.com': 'Gumroad',
  'audible.': 'Audible',
  'amazon.': 'Amazon',
  'amzn.to': 'Amazon',
};

export interface Retailer {
  readonly name: string;
  readonly link: string;
}

interface Linked {
  readonly affiliate?: boolean | null;
  /** Null where there is none. */
  readonly link?: string | null;
  /** The address of the book's own page, which says that it is paid. */
  readonly pagePath?: string | null;
}

const knownName = (link: string): string | undefined => {
  const host = `.${new URL(link).hostname}`;
  return Object.entries(known).find(([part]) => host.includes(`.${part}`))?.[1];
};

const placeOf = ({ name, link }: Retailer): number => {
  const names = Object.values(known);
  const place = [name, knownName(link) ?? ''].map((one) => names.indexOf(one)).find((index) => index >= 0);
  return place ?? names.length;
};

/** The retailers in the order in which they are named; those that are not known last, in that of the author. */
export const inOrder = <One extends Retailer>(retailers: readonly One[]): One[] =>
  retailers.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The host of a link as readers write it. */
export const hostOf = (link: string): string => new URL(link).hostname.replace(/^www\./, '');

/** The name of the retailer that a link leads to: a known one, or the host. */
export const retailerName = (link: string): string => knownName(link) ?? hostOf(link);

/** The mark of a link to a shop that pays the author. */
export const markOf = ({ affiliate, pagePath, link }: Linked): string =>
  affiliate && !pagePath && link !== null ? '*' : '';

/** The `rel` of a link to a retailer: search engines are told of links that pay. */
export const relOf = (isAffiliate: boolean | null | undefined): string | undefined =>
  isAffiliate ? 'sponsored' : undefined;
