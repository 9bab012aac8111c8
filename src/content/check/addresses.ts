import { entryRoute } from '../../lib/routes';
import { collections, pageCollections } from '../model/collections';
import { isOn, pageKinds, pagesOn, type Switches } from '../model/pages';
import { possiblePages, switchesIn } from '../model/pagesOf';
import { siteContent } from '../model/siteContent';
import { translatedBy } from '../model/translations';
import { listedRoute, unlistedRoute } from '../model/unlisted';
import { type Entry, valueOf } from '../read/entry';
import { oldAddressesOf } from './oldAddresses';
import { hasOwnPage, isHiddenEntry, isUnlistedEntry, placed } from '../read/visibility';

/** Whether an entry is the text of a page. */
export const isPage = ({ collection }: Entry): boolean => pageCollections.includes(collection);

/** Whether an entry is the text of a page that is switched off. */
export const isOff = (entry: Entry): boolean => isPage(entry) && valueOf(entry, 'off') === true;

/** Which of its pages the site has that these entries make. */
export const switchesOf = (entries: readonly Entry[]): Switches =>
  switchesIn(siteContent(entries.map(placed), ''));

/** The page without which nobody reads an entry, by the name of its text: an unlisted post needs no blog. */
const neededBy = (entry: Entry): string | null => {
  if (isPage(entry)) return entry.slug;
  const { collection } = entry.collection === 'translations' ? translatedBy(entry.slug) : entry;
  return collection === 'posts' && !isUnlistedEntry(entry) ? collections.posts.page : null;
};

/** Whether a page shows an entry: the text of one that is switched off, and a post without a blog, nobody reads. */
export const isShown = (entry: Entry, switches: Switches): boolean => {
  const page = neededBy(entry);
  return page === null || pagesOn(switches).includes(page);
};

const routesOf = (entries: readonly Entry[], today: string): string[] =>
  possiblePages(siteContent(entries.map(placed), today)).map(({ path }) => path);

export interface Addresses {
  /** All that it may have. */
  readonly routes: ReadonlySet<string>;
  /** Those that two pages would have. */
  readonly repeated: ReadonlySet<string>;
  /** Those of them that are not on the site yet. */
  readonly hidden: ReadonlySet<string>;
  /** Those that books and stories would have which have no page of their own. */
  readonly pageless: ReadonlySet<string>;
  /** Where what is unlisted stands, by where it would be listed. */
  readonly unlisted: ReadonlyMap<string, string>;
  /** The forms of those at which something was. */
  readonly former: ReadonlySet<string>;
  readonly switches: Switches;
}

/** Whether the page at a path of the site is not switched off. */
export const isReached = (path: string, { unlisted, switches }: Addresses): boolean =>
  isOn(path, switches) || [...unlisted.values()].includes(path);

/** The addresses of the site on a day, an ISO date. `/{press}/` is one of them, whatever the press is called. */
export const addressesOf = (entries: readonly Entry[], today: string): Addresses => {
  const routes = routesOf(entries, today);
  const shown = routesOf(
    entries.filter((entry) => !isHiddenEntry(entry, today)),
    today,
  );
  return {
    routes: new Set([
      ...Object.values(pageKinds).flatMap(({ route, isOptional }) => (isOptional ? [] : (route ?? []))),
      ...routes,
    ]),
    repeated: new Set(routes.filter((route, index) => routes.indexOf(route) < index)),
    hidden: new Set(routes.filter((route) => !shown.includes(route))),
    pageless: new Set(
      entries
        .filter((entry) => 'pageBy' in collections[entry.collection] && !hasOwnPage(entry))
        .filter((entry) => !isUnlistedEntry(entry))
        .map(entryRoute),
    ),
    unlisted: new Map(
      entries
        .filter(isUnlistedEntry)
        .map(placed)
        .map((entry) => [listedRoute(entry), unlistedRoute(entry)]),
    ),
    former: new Set(entries.flatMap(oldAddressesOf).map(({ form }) => form)),
    switches: switchesOf(entries),
  };
};
