/** A length in seconds as minutes and seconds, '3:05'. */
export const formatLength = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** A length in seconds as an ISO 8601 duration, 'PT3M5S': the form of `<time datetime>`. */
export const toIsoLength = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
};

/** A size in bytes, '4.3 MB': megabytes of a million bytes with one decimal, or whole kilobytes below one. */
export const formatSize = (bytes: number, language: string): string => {
  const isLarge = bytes >= 1_000_000;
  const digits = isLarge ? 1 : 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
};

/** What a language is called in another, both as codes, 'German': as it stands at the head of a list. */
export const languageName = (code: string, language: string): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** The code of a language without that of a country: 'en' of 'en-GB'. */
const withoutCountry = (code: string): string => code.replace(/-([A-Z]{2}|\d{3})(?=-|$)/, '');

/**
 * What a language calls itself, 'Deutsch'; where this machine has not been told, what another calls it. Its country is named
 * only where it is offered as another country speaks it too.
 */
export const ownNameOf = (code: string, other: string, offered: readonly string[]): string => {
  const plain = withoutCountry(code);
  const isAlone = offered.every((one) => one === code || withoutCountry(one) !== plain);
  return languageName(isAlone ? plain : code, Intl.DisplayNames.supportedLocalesOf(code)[0] ?? other);
};

/** What a country is called in a language, both as codes: 'Germany'. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** A price as it is written, '$18.99' of 'USD 18.99'. */
export const formatPrice = (price: string, language: string): string => {
  const [currency = '', amount] = price.split(' ');
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount));
};
