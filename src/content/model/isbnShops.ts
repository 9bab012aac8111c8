import { hostOf } from '../../lib/retailers';

/** A shop or a catalogue that has an address for every ISBN. */
interface IsbnShop {
  readonly name: string;
  /** Where it sells to, as ISO 3166 codes it; null for everywhere. */
  readonly country: string | null;
  /** Whether it knows which libraries have a book, and sells none. */
  readonly isLibrary?: boolean;
  /** Its address of a book, of 13 digits. `id` is the author's as its affiliate, where it has those. */
  readonly addressOf: (isbn: string, id?: string) => string;
}

const bookshopOrg =
  (host: string): IsbnShop['addressOf'] =>
  (isbn, id) =>
    id ? `https://${host}/a/${encodeURIComponent(id)}/${isbn}` : `https://${host}/book/${isbn}`;

/** Those that authors can switch on, by the names that settings have for them. */
export const isbnShops = {
  'bookshop-us': { name: 'Bookshop.org', country: 'US', addressOf: bookshopOrg('bookshop.org') },
  'bookshop-uk': { name: 'Bookshop.org', country: 'GB', addressOf: bookshopOrg('uk.bookshop.org') },
  blackwells: {
    name: 'Blackwell’s',
    country: 'GB',
    addressOf: (isbn) => `https://blackwells.co.uk/bookshop/product/${isbn}`,
  },
  hive: {
    name: 'Hive',
    country: 'GB',
    addressOf: (isbn) => `https://www.hive.co.uk/Search/Keyword?keyword=${isbn}`,
  },
  worldcat: {
    name: 'WorldCat',
    country: null,
    isLibrary: true,
    addressOf: (isbn) => `https://search.worldcat.org/search?q=bn:${isbn}`,
  },
} as const satisfies Readonly<Record<string, IsbnShop>>;

export type IsbnShopName = keyof typeof isbnShops;

export const isbnShopNames = Object.keys(isbnShops) as [IsbnShopName, ...IsbnShopName[]];

/** An edition as far as shops are made of it. */
export interface EditionWithIsbn {
  readonly format: string;
  readonly isbn?: string | null;
  readonly retailers?: readonly { readonly link: string }[] | null;
}

/** What the settings say of a shop. */
export interface ChosenShop {
  readonly shop: IsbnShopName;
  readonly affiliateId?: string | null | undefined;
}

const isInPrint = (format: string): boolean => ['hardcover', 'paperback'].includes(format);

/**
 * Where an edition is found by its ISBN: at those of the chosen shops that the edition does not name itself, which sell
 * what is printed, and in catalogues of libraries.
 */
export const shopsByIsbn = ({ format, isbn, retailers }: EditionWithIsbn, chosen: readonly ChosenShop[]) => {
  const digits = isbn?.replaceAll(/\D/g, '');
  if (!digits) return [];
  const named = (retailers ?? []).map(({ link }) => hostOf(link));
  return chosen.flatMap(({ shop, affiliateId }) => {
    const { name, country, addressOf, isLibrary = false }: IsbnShop = isbnShops[shop];
    const link = addressOf(digits, affiliateId ?? undefined);
    if (named.includes(hostOf(link)) || !(isLibrary || isInPrint(format))) return [];
    return [{ name, link, affiliate: link !== addressOf(digits), country, isLibrary }];
  });
};
