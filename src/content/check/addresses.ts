import { allSeriesRoute, coverRoute, postRoute, seriesRoute, topRoute } from '../../lib/routes';
import type { CollectionName } from '../model/collections';
import { routesOf, type Switches } from '../model/pages';
import type { Entry } from '../read/entry';
import { hasOwnPage, isCover, isHiddenEntry } from '../read/visibility';
import { switchesOf } from './switches';

const slugsOf = (entries: readonly Entry[], collection: CollectionName): string[] =>
  entries.filter((entry) => entry.collection === collection).map(({ slug }) => slug);

/** The paths of the pages that these entries have for themselves, apart from the pages that every site may have. */
const routesOfEntries = (entries: readonly Entry[]): string[] => [
  ...slugsOf(entries, 'posts').map(postRoute),
  ...entries.filter(hasOwnPage).map(coverRoute),
  ...slugsOf(entries, 'series').map(seriesRoute),
  ...(slugsOf(entries, 'series').length ? [allSeriesRoute] : []),
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
