import { switchesOf } from '../../content/check/addresses';
import { collections } from '../../content/model/collections';
import { isOn } from '../../content/model/pages';
import type { SiteSettings } from '../../content/model/schema';
import type { Entry } from '../../content/read/entry';
import { hasOwnPage, isUnlistedEntry } from '../../content/read/visibility';
import { capitalise } from '../../lib/text';
import type { PageOption } from './entryState';
import { routeOfEntry } from './frame/addresses';
import { nameOfEntry } from './nameOfEntry';

/** Collections whose entries are read on pages of their own, or are the texts of such. */
const withPages = ['pages', 'ownPages', 'posts', 'series', 'policies'];

/** The pages of the site to which a text may link: what is unlisted or switched off is none. */
export const pageOptions = (entries: readonly Entry[], settings: SiteSettings): PageOption[] => {
  const switches = switchesOf(entries);
  const routeOf = routeOfEntry(settings);
  return entries
    .filter((entry) => !isUnlistedEntry(entry) && (withPages.includes(entry.collection) || hasOwnPage(entry)))
    .map((entry) => {
      const its = collections[entry.collection];
      return {
        title: nameOfEntry(entry),
        route: routeOf(entry),
        kind: capitalise('one' in its ? its.one : 'page'),
      };
    })
    .filter(({ route }) => isOn(route, switches) && route !== '/404/');
};
