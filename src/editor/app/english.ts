import { type Entry, siteLanguage } from '../../content/read/entry';

/** The English in which an author writes days and numbers: that of the site, the British where it is in another language. */
export const englishOf = (entries: readonly Entry[]): string => {
  const language = siteLanguage(entries);
  return language.startsWith('en') ? language : 'en-GB';
};
