import { type Entry, valueOf } from './entry';

/** The language of the site that these entries make, as a code. */
export const siteLanguage = (entries: readonly Entry[]): string => {
  const site = entries.find(({ collection }) => collection === 'site');
  const language = site && valueOf(site, 'language');
  return typeof language === 'string' ? language : 'en';
};
