/** A shop that has an edition. */
export interface Shop {
  readonly name: string;
  readonly link: string;
  readonly affiliate: boolean | null;
  /** Where it sells to, as a code; null for everywhere. */
  readonly country: string | null;
  readonly countryInWords: string | null;
  /** Whether it finds libraries, and sells nothing. */
  readonly isLibrary?: boolean;
}

/** An edition as far as it says where it is to be had. */
export interface Sold {
  readonly isOutOfPrint: boolean | null;
  readonly retailers: readonly Shop[] | null;
  readonly isbnShops: readonly Shop[] | null;
}

interface ShopsOfCountry {
  /** Its code; empty for those that sell everywhere. */
  readonly code: string;
  readonly name: string;
  readonly shops: readonly Shop[];
}

const allShops = ({ retailers, isbnShops }: Sold): Shop[] => [...(retailers ?? []), ...(isbnShops ?? [])];

/** The shops that sell an edition; none where it is out of print. */
export const shopsOf = (edition: Sold): Shop[] =>
  edition.isOutOfPrint ? [] : allShops(edition).filter(({ isLibrary }) => !isLibrary);

/** The countries to which some of the shops of these editions sell, each once. */
export const countriesOf = (
  editions: readonly Sold[],
): { readonly code: string; readonly name: string }[] => {
  const found = new Map(
    editions
      .flatMap(shopsOf)
      .flatMap(({ country, countryInWords }): [string, string][] =>
        country ? [[country, countryInWords ?? country]] : [],
      ),
  );
  return [...found].map(([code, name]) => ({ code, name }));
};

/**
 * The shops of an edition by where they sell to: those that sell everywhere, then each country's, or that of one alone
 * where it has some there; and where libraries are found that have it.
 */
export const shopsByCountry = (
  edition: Sold,
  country: string | null,
): { readonly sold: readonly ShopsOfCountry[]; readonly libraries: readonly Shop[] } => {
  const shops = shopsOf(edition);
  const known = countriesOf([edition]);
  const chosen = known.filter(({ code }) => code === country);
  const groups = [{ code: '', name: '' }, ...(chosen.length ? chosen : known)];
  return {
    sold: groups
      .map(({ code, name }) => ({ code, name, shops: shops.filter((shop) => (shop.country ?? '') === code) }))
      .filter(({ shops: found }) => found.length > 0),
    libraries: allShops(edition).filter(({ isLibrary }) => isLibrary),
  };
};
