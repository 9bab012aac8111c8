/** A retailer that readers know: its name, and the hosts by which its links are known. */
interface KnownRetailer {
  readonly name: string;
  readonly hosts: RegExp;
}

/** In the order in which they are named: independent ones before those that need no help. */
const known: readonly KnownRetailer[] = [
  { name: 'Bookshop.org', hosts: /(^|\.)bookshop\.org$/ },
  { name: 'Libro.fm', hosts: /(^|\.)libro\.fm$/ },
  { name: 'Kobo', hosts: /(^|\.)kobo\.com$/ },
  { name: 'Barnes & Noble', hosts: /(^|\.)barnesandnoble\.com$/ },
  { name: 'Waterstones', hosts: /(^|\.)waterstones\.com$/ },
  { name: 'Thalia', hosts: /(^|\.)thalia\.(de|at|ch)$/ },
  { name: 'Apple Books', hosts: /^(books|itunes)\.apple\.com$/ },
  { name: 'Google Play', hosts: /^play\.google\.com$/ },
  { name: 'Smashwords', hosts: /(^|\.)smashwords\.com$/ },
  { name: 'itch.io', hosts: /(^|\.)itch\.io$/ },
  { name: 'Gumroad', hosts: /(^|\.)gumroad\.com$/ },
  { name: 'Audible', hosts: /(^|\.)audible\.(com|de|co\.uk|es|fr)$/ },
  { name: 'Amazon', hosts: /(^|\.)(amazon\.[a-z.]{2,6}|amzn\.to)$/ },
];

/** Where something is sold. */
interface Retailer {
  readonly name: string;
  readonly link: string;
}

const placeOf = ({ name, link }: Retailer): number => {
  const { hostname } = new URL(link);
  const place = known.findIndex((one) => one.name === name || one.hosts.test(hostname));
  return place < 0 ? known.length : place;
};

/** The retailers in the order in which they are named; those that are not known last, in that of the author. */
export const inOrder = <One extends Retailer>(retailers: readonly One[]): One[] =>
  [...retailers].sort((a, b) => placeOf(a) - placeOf(b));

/** What a retailer is called to whom a link leads: the name readers know, else that of the host. */
export const retailerName = (link: string): string => {
  const { hostname } = new URL(link);
  return known.find(({ hosts }) => hosts.test(hostname))?.name ?? hostname.replace(/^www\./, '');
};

/** The `rel` of a link to a retailer: search engines are told of links that pay. */
export const relOf = (isAffiliate: boolean | null | undefined): string | undefined =>
  isAffiliate ? 'sponsored' : undefined;
