import slugify from 'slugify';
import { transliterate } from 'transliteration';

/** Addresses longer than that are read by nobody, and file systems have room for 255 bytes in a name. */
const longest = 100;

/** As German writes ä, ö and ü where it has only the letters from a to z. */
const inGerman = (title: string): string => title.normalize('NFD').replaceAll(/([aou])\u0308/gi, '$1e');

/** Whether signs would be read by their Chinese sounds in a language that reads them otherwise. */
const isMisread = (title: string, language: string): boolean =>
  ['ja', 'ko'].includes(language) && /\p{Script=Han}/u.test(title);

/**
 * The name of an entry in addresses, made of its title, which is in the language of the site: 'Trial & Error' becomes
 * 'trial-and-error'. Letters of other scripts become those that sound alike. Empty where a title has none.
 */
export const slugFor = (title: string, siteLanguage = 'en'): string => {
  const [language = ''] = siteLanguage.split('-');
  if (isMisread(title, language)) return '';
  const written = language === 'de' ? inGerman(title) : title;
  return slugify(transliterate(written.normalize('NFC')), { lower: true, strict: true, locale: language })
    .slice(0, longest)
    .replace(/-$/, '');
};
