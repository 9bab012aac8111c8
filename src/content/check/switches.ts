import { collections, pageCollections } from '../model/collections';
import { pagesOn, type Switches } from '../model/pages';
import { type Entry, valueOf } from '../read/entry';

/** Whether an entry is the text of a page. */
export const isPage = ({ collection }: Entry): boolean => pageCollections.includes(collection);

/** Whether an entry is the text of a page that is switched off. */
export const isOff = (entry: Entry): boolean => isPage(entry) && valueOf(entry, 'off') === true;

/** The last part of the press's address: undefined without a press, empty where it is malformed, which other checks say. */
const pressOf = (entries: readonly Entry[]): string | undefined => {
  const site = entries.find(({ collection }) => collection === 'site');
  const press = site && (valueOf(site, 'press') as { readonly slug?: unknown } | null | undefined);
  if (press === undefined) return undefined;
  return typeof press?.slug === 'string' ? press.slug : '';
};

/** Which of its pages the site has that these entries make. */
export const switchesOf = (entries: readonly Entry[]): Switches => ({
  off: entries.filter(isOff).map(({ slug }) => slug),
  press: pressOf(entries),
});

/** Whether a page shows an entry: the text of one that is switched off, and a post without a blog, nobody reads. */
export const isShown = (entry: Entry, switches: Switches): boolean => {
  const page = isPage(entry) ? entry.slug : entry.collection === 'posts' ? collections.posts.page : null;
  return page === null || pagesOn(switches).includes(page);
};
