/** The scripts of today that run from right to left, by their codes (ISO 15924). */
const fromTheRight = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'];

/** The direction in which a language (BCP 47) is written. `Intl.Locale.prototype.getTextInfo` is not in all browsers. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  fromTheRight.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** The attributes of a text in a language; none of one in that of the page, which says nothing. */
export const inLanguage = (language: string | null | undefined) =>
  language ? { lang: language, dir: directionOf(language) } : {};
