import slugify from 'slugify';
import { transliterate } from 'transliteration';

/** Nobody reads longer addresses, and names of files have 255 bytes at most. */
const longest = 100;

/** How languages write their own letters where only a to z are allowed. */
const written: Readonly<Record<string, (title: string) => string>> = {
  de: (title) => title.normalize('NFD').replaceAll(/([aou])\u0308/gi, '$1e'),
  bg: (title) => title.replaceAll(/ъ/gi, 'a'),
};

/** Unusual forms become usual letters; mathematical signs, which would be spelt out, become spaces. */
const plainly = (title: string): string =>
  title
    .normalize('NFKC')
    .replaceAll('ẞ', 'ß')
    .replaceAll(/\p{Sm}/gu, ' ');

/** Whether Han characters would be transliterated as Chinese in Japanese or Korean. */
const isMisread = (title: string, language: string): boolean =>
  ['ja', 'ko'].includes(language) && /\p{Script=Han}/u.test(title);

/**
 * The slug of a title in the language of the site: 'Trial & Error' becomes 'trial-and-error'. Other scripts are
 * transliterated. Empty where nothing is left.
 */
export const slugFor = (title: string, siteLanguage = 'en'): string => {
  const [language = ''] = siteLanguage.split('-');
  if (isMisread(title, language)) return '';
  const inLetters = written[language]?.(title) ?? title;
  return slugify(transliterate(plainly(inLetters)), { lower: true, strict: true, locale: language })
    .slice(0, longest)
    .replace(/-$/, '');
};
