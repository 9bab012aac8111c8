import { parseAddress } from '../../../../lib/address';
import type { BuyLink, Format } from './parts';

/** Shops by their hosts, with what each sells where that is one thing. */
const shops: readonly (readonly [host: RegExp, name: string, sells?: Format])[] = [
  [/(^|\.)(amazon\.|amzn\.|a\.co$)/, 'Amazon'],
  [/(^|\.)barnesandnoble\.com$/, 'Barnes & Noble'],
  [/(^|\.)kobo(books)?\.com$/, 'Kobo', 'ebook'],
  [/^(books|itunes|geo\.itunes)\.apple\.com$/, 'Apple Books', 'ebook'],
  [/(^|\.)smashwords\.com$/, 'Smashwords', 'ebook'],
  [/(^|\.)audible\./, 'Audible', 'audiobook'],
  [/(^|\.)libro\.fm$/, 'Libro.fm', 'audiobook'],
  [/^play\.google\.com$/, 'Google Play', 'ebook'],
  [/(^|\.)bookshop\.org$/, 'Bookshop.org'],
  [/(^|\.)booksamillion\.com$/, 'Books-A-Million'],
  [/(^|\.)powells\.com$/, 'Powell’s'],
  [/(^|\.)goodreads\.com$/, 'Goodreads'],
];

/** An address as https, which every shop speaks by now. */
export const asHttps = (address: string): string => address.trim().replace(/^(http:)?\/\//i, 'https://');

/** A link with the name of its shop and what that sells: what the plugin says comes first, then the address. */
export const shopOf = ({ address, shop, sells }: BuyLink): { name: string; sells: Format | undefined } => {
  const host = parseAddress(address)?.host.replace(/^www\./, '') ?? '';
  const [, name, sold] = shops.find(([pattern]) => pattern.test(host)) ?? [];
  return { name: shop || name || host, sells: sells ?? sold };
};

/** Whether the author is paid for what is bought there, as far as the address tells. */
export const isAffiliate = (address: string): boolean =>
  /[?&](tag|aff|affid|aff_id|affiliate)=/i.test(address);
