import { collections, pageCollections } from '../model/collections';
import { pagesOn, type Switches } from '../model/pages';
import { switchesIn } from '../model/pagesOf';
import { siteContent } from '../model/siteContent';
import { type Entry, valueOf } from '../read/entry';
import { placed } from '../read/visibility';

/** Whether an entry is the text of a page. */
export const isPage = ({ collection }: Entry): boolean => pageCollections.includes(collection);

/** Whether an entry is the text of a page that is switched off. */
export const isOff = (entry: Entry): boolean => isPage(entry) && valueOf(entry, 'off') === true;

/** Which of its pages the site has that these entries make. */
export const switchesOf = (entries: readonly Entry[]): Switches =>
  switchesIn(siteContent(entries.map(placed), ''));

/** Whether a page shows an entry: the text of one that is switched off, and a post without a blog, nobody reads. */
export const isShown = (entry: Entry, switches: Switches): boolean => {
  const page = isPage(entry) ? entry.slug : entry.collection === 'posts' ? collections.posts.page : null;
  return page === null || pagesOn(switches).includes(page);
};
