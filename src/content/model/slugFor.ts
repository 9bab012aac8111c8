import slugify from 'slugify';
import { transliterate } from 'transliteration';

/** Addresses longer than that are read by nobody, and file systems have room for 255 bytes in a name. */
const longest = 100;

/** How languages write what they do not share with others, where they have only the letters from a to z. */
const written: Readonly<Record<string, (title: string) => string>> = {
  de: (title) => title.normalize('NFD').replaceAll(/([aou])\u0308/gi, '$1e'),
  bg: (title) => title.replaceAll(/ъ/gi, 'a'),
};

/** What no table of letters has, in its usual form; signs of mathematics, which would be read aloud, part words. */
const plainly = (title: string): string =>
  title
    .normalize('NFKC')
    .replaceAll('ẞ', 'ß')
    .replaceAll(/\p{Sm}/gu, ' ');

/** Whether signs would be read by their Chinese sounds in a language that reads them otherwise. */
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
