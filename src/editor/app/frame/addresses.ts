import { type CollectionName, type CoverName, isCoverName } from '../../../content/model/collections';
import { coversOnPage } from '../../../content/model/coverGroups';
import { entryIdOf } from '../../../content/model/entryFiles';
import { isOn, type Switches } from '../../../content/model/pages';
import { routeOf } from '../../../content/model/routeOf';
import type { SiteSettings } from '../../../content/model/schema';
import type { Entry } from '../../../content/read/entry';
import { siteContent } from '../../../content/model/siteContent';
import { unlistedRoute } from '../../../content/model/unlisted';
import { belowOf, excerptNamed, hasOwnPage, isUnlistedEntry, placed } from '../../../content/read/visibility';
import { fillPress } from '../../../lib/press';

/** What the forms of a site are shown on, as it was when the editor was opened. */
export interface Site {
  /** The origin of its pages. */
  readonly origin: string;
  readonly settings: SiteSettings;
  readonly entries: readonly Entry[];
  /** Which of its pages it has. */
  readonly switches: Switches;
}

/** The collection of an entry, and its name in addresses once it is saved. */
export interface Place {
  readonly collection: CollectionName;
  readonly slug?: string | undefined;
}

/** What an entry is shown with: an excerpt with the book that names it, all others by themselves. */
const shownWith = (entries: readonly Entry[], { collection, slug }: Place): Place | undefined => {
  if (collection !== 'excerpts') return { collection, slug };
  const own = entries.find((entry) => entry.collection === collection && entry.slug === slug);
  if (own && isUnlistedEntry(own)) return { collection, slug };
  return slug === undefined
    ? undefined
    : entries.find((entry) => hasOwnPage(entry) && excerptNamed(entry) === slug);
};

/** The covers in the grid of a collection, by their `entryId`, in the order in which they stand there. */
const gridOf = (collection: CoverName, entries: readonly Entry[]): string[] =>
  coversOnPage(collection, siteContent(entries.map(placed), ''), { skip: 0, limit: Infinity }).covers;

/** The address of the page that shows an entry; null where it is switched off, or where there is none. */
export const addressOf = (site: Site, opened: Place): string | null => {
  const { origin, settings, entries, switches } = site;
  const place = shownWith(entries, opened);
  if (!place) return null;
  const others = entries.filter((other) => other.collection === place.collection);
  const own = others.find(({ slug }) => slug === place.slug);
  // It needs no page that lists it.
  if (own && isUnlistedEntry(own)) return origin + unlistedRoute(placed(own));
  const grid = isCoverName(place.collection) ? gridOf(place.collection, entries) : [];
  // A new one stands last; a translation may stand in no grid.
  const before = own ? Math.max(0, grid.indexOf(entryIdOf(own))) : grid.length;
  // Develop makes the page of one that was added since a while after it is saved: until then nothing is there.
  const slug = own?.slug;
  const page = {
    collection: place.collection,
    slug,
    before,
    hasOwnPage: own !== undefined && hasOwnPage(own),
    below: own && belowOf(own),
  };
  const path = fillPress(routeOf(page), settings.press, 'slug');
  return isOn(path, switches) ? origin + path : null;
};

/** The path of the page that shows an entry itself, or else first, whether or not it is switched off. */
export const routeOfEntry =
  ({ press }: SiteSettings) =>
  (entry: Entry): string => {
    if (isUnlistedEntry(entry)) return unlistedRoute(placed(entry));
    const { collection, slug } = entry;
    const page = { collection, slug, hasOwnPage: hasOwnPage(entry), below: belowOf(entry) };
    return fillPress(routeOf(page), press, 'slug');
  };

/** The paths of the pages that show an entry: its own, or else the first, and that of the list of its like. */
export const routesOfEntry = (settings: SiteSettings) => (entry: Entry) => ({
  own: routeOfEntry(settings)(entry),
  list: fillPress(routeOf({ collection: entry.collection }), settings.press, 'slug'),
});
