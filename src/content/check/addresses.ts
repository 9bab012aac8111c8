import { pagesOfCovers } from '../../lib/paging';
import { pressKitRoute } from '../../lib/pressKitRoutes';
import { allSeriesRoute, coverRoute, postRoute, seriesRoute, topRoute } from '../../lib/routes';
import { type CollectionName, coverCollections } from '../model/collections';
import { pageRoute, routesOf, type Switches } from '../model/pages';
import type { Entry } from '../read/entry';
import { hasOwnPage, isCover, isHiddenEntry, partOf } from '../read/visibility';
import { switchesOf } from './switches';

const slugsOf = (entries: readonly Entry[], collection: CollectionName): string[] =>
  entries.filter((entry) => entry.collection === collection).map(({ slug }) => slug);

/** A series has a page as soon as it has a part. */
const seriesRoutes = (entries: readonly Entry[]): string[] => {
  const parts = entries.flatMap((entry) => partOf(entry) ?? []);
  const series = slugsOf(entries, 'series').filter((slug) => parts.includes(slug));
  return series.length ? [allSeriesRoute, ...series.map(seriesRoute)] : [];
};

/** Where covers are too many for one page, the paths of those that follow the first. */
export const furtherPages = (entries: readonly Entry[]): string[] =>
  coverCollections.flatMap((collection) =>
    pagesOfCovers(pageRoute(collection), slugsOf(entries, collection).length)
      .slice(1)
      .map(({ path }) => path),
  );

/** The paths of the pages that these entries make, apart from the pages that every site may have. */
const routesOfEntries = (entries: readonly Entry[]): string[] => [
  ...slugsOf(entries, 'posts').map(postRoute),
  ...entries.filter(hasOwnPage).map(coverRoute),
  ...furtherPages(entries),
  ...seriesRoutes(entries),
  ...slugsOf(entries, 'pressKit').map(() => pressKitRoute),
];

/** What the addresses of the site are. */
export interface Addresses {
  /** All that it may have. */
  readonly routes: ReadonlySet<string>;
  /** Those of them that are not on the site yet. */
  readonly hidden: ReadonlySet<string>;
  /** Those that books would have which have no page of their own. */
  readonly pageless: ReadonlySet<string>;
  readonly switches: Switches;
}

/** The addresses of the site that these entries make, on a day, an ISO date. */
export const addressesOf = (entries: readonly Entry[], today: string): Addresses => {
  const switches = switchesOf(entries);
  const own = routesOfEntries(entries);
  const shown = new Set(routesOfEntries(entries.filter((entry) => !isHiddenEntry(entry, today))));
  return {
    routes: new Set([
      ...routesOf(slugsOf(entries, 'policies')),
      ...own,
      ...(switches.press ? [topRoute(switches.press)] : []),
    ]),
    hidden: new Set(own.filter((route) => !shown.has(route))),
    pageless: new Set(entries.filter((entry) => isCover(entry) && !hasOwnPage(entry)).map(coverRoute)),
    switches,
  };
};
