import { collections, pageCollections } from '../../../content/model/collections';
import type { Place, Site } from './addresses';

/** Why no page of the site shows an entry, and what would have it shown. */
export const whyNoPage = ({ settings }: Site, { collection, slug }: Place): string => {
  if (collection === 'excerpts')
    return 'No book has this excerpt yet. To have it shown, open the book, and choose it under “Book page” as its excerpt.';
  if (!pageCollections.includes(collection))
    return 'The page that would show this is switched off. To show it, open that page under “Site and pages” and turn “Switched off” off.';
  return slug === 'press' && !settings.press
    ? `The site has no page for a press, as no press is named. To have one, open “${collections.site.label}” under “Site and pages”, and give the press a name and an address.`
    : 'This page is switched off. To show it, turn “Switched off” off in this form, and save.';
};
