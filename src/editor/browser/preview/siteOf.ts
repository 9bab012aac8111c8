import type { CollectionName } from '../../../content/model/collections';
import { collectionOf, pathInContent } from '../../../content/model/entryFiles';
import { isOn, type Switches } from '../../../content/model/pages';
import { routeOf } from '../../../content/model/routeOf';
import type { SiteSettings } from '../../../content/model/schema';
import { type Entry, valueOf } from '../../../content/read/entry';
import { fillPress } from '../../../lib/press';
import type { DecapMap } from '../decap';

/** What the forms of a site are shown on, as it was when the editor was opened. */
export interface Site {
  /** The origin of its pages. */
  readonly origin: string;
  readonly settings: SiteSettings;
  readonly entries: readonly Entry[];
  /** Which of its pages it has. */
  readonly switches: Switches;
}

/** The collection of an entry that is open, and its name in addresses once it is saved. */
export const placeOf = (entry: DecapMap, collection: DecapMap) =>
  collectionOf(pathInContent(String(entry.get('path')))) ?? {
    collection: collection.get('name') as CollectionName,
    slug: undefined,
  };

/** The address of the page that shows an entry; null where it is switched off. */
export const addressOf = (site: Site, entry: DecapMap, collection: DecapMap): string | null => {
  const { origin, settings, entries, switches } = site;
  const place = placeOf(entry, collection);
  const others = entries.filter((other) => other.collection === place.collection);
  const own = others.find(({ slug }) => slug === place.slug);
  // A new one gets the last number.
  const number = own ? Number(valueOf(own, 'id')) : Infinity;
  const before = others.filter((other) => Number(valueOf(other, 'id')) < number).length;
  // Develop makes the page of one that was added since a while after it is saved: until then nothing is there.
  const slug = own?.slug;
  const path = fillPress(routeOf({ ...place, slug, before }), settings.press, 'slug');
  return isOn(path, switches) ? origin + path : null;
};
