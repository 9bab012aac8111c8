import {
  type Collection,
  type CollectionName,
  collections,
  pageCollections,
} from '../../../content/model/collections';
import { labelsAt } from '../form/mistakes';
import type { Place, Site } from './addresses';

/** The names of what leads to a field of a collection's form, in quotes. */
const fieldOf = (collection: CollectionName, path: string): string =>
  labelsAt(collections[collection].schema, path)
    .map((label) => `“${label}”`)
    .join(', ');

/** Why no page of the site shows an entry, and what would have it shown. */
export const whyNoPage = ({ settings }: Site, { collection, slug }: Place): string => {
  if (collection === 'excerpts')
    return `No book has this excerpt yet. To have it shown, open the book, and choose it there under ${fieldOf('books', 'about.excerpt')}.`;
  if (!pageCollections.includes(collection))
    return 'The page that would show this is switched off. To show it, open that page under “Pages” and turn “Switched off” off.';
  return slug === 'press' && !settings.press
    ? `The site has no page for a press, as no press is named. To have one, open “${collections.site.label}” under “Site”, and give the press a name and an address.`
    : 'This page is switched off. To show it, turn “Switched off” off in this form, and save.';
};

/** What is seen on every page, or on none. */
const onNoPage: readonly CollectionName[] = ['site', 'navigation', 'redirects'];

/** What is said of a new entry whose page is made by its first save; of what its list shows as it is typed nothing. */
export const pageToCome = (collection: CollectionName): string | null => {
  const { page }: Collection = collections[collection];
  return page || onNoPage.includes(collection) ? null : 'Its page comes with the first save.';
};
