import { parseAddress } from '../../../../lib/address';
import type { BuyLink, Format } from './parts';

interface Shop {
  readonly name: string;
  /** What it sells, where that is one thing. */
  readonly sells?: Format;
}

const shops: readonly (readonly [RegExp, Shop])[] = [
  [/(^|\.)(amazon\.|amzn\.|a\.co$)/, { name: 'Amazon' }],
  [/(^|\.)barnesandnoble\.com$/, { name: 'Barnes & Noble' }],
  [/(^|\.)kobo(books)?\.com$/, { name: 'Kobo', sells: 'ebook' }],
  [/^(books|itunes|geo\.itunes)\.apple\.com$/, { name: 'Apple Books', sells: 'ebook' }],
  [/(^|\.)smashwords\.com$/, { name: 'Smashwords', sells: 'ebook' }],
  [/(^|\.)audible\./, { name: 'Audible', sells: 'audiobook' }],
  [/(^|\.)libro\.fm$/, { name: 'Libro.fm', sells: 'audiobook' }],
  [/^play\.google\.com$/, { name: 'Google Play', sells: 'ebook' }],
  [/(^|\.)bookshop\.org$/, { name: 'Bookshop.org' }],
  [/(^|\.)booksamillion\.com$/, { name: 'Books-A-Million' }],
  [/(^|\.)powells\.com$/, { name: 'Powell’s' }],
  [/(^|\.)goodreads\.com$/, { name: 'Goodreads' }],
];

/** An address as https, which every shop speaks by now. */
export const asHttps = (address: string): string => address.trim().replace(/^(http:)?\/\//i, 'https://');

/** A link with the name of its shop and what that sells: what the plugin says comes first, then the address. */
export const shopOf = ({ address, shop, sells }: BuyLink): { name: string; sells: Format | undefined } => {
  const host = parseAddress(address)?.host.replace(/^www\./, '') ?? '';
  const known = shops.find(([pattern]) => pattern.test(host))?.[1];
  return { name: shop || known?.name || host, sells: sells ?? known?.sells };
};

/** Whether the author is paid for what is bought there, as far as the address tells. */
export const isAffiliate = (address: string): boolean =>
  /[?&](tag|aff|affid|aff_id|affiliate)=/i.test(address);
