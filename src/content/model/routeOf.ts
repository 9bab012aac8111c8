import { pagesOfCovers } from '../../lib/paging';
import { pressKitRoute } from '../../lib/pressKitRoutes';
import { ownRoute, translatedRoute } from '../../lib/routes';
import { type Collection, type CollectionName, collections, isCoverName } from './collections';
import { pageRoute } from './pages';
import { translatedBy } from './translations';

/** The home page shows what has no page of its own. */
const home = 'books';

/** The page for wrong addresses has a path only under develop. */
const textRoute = (slug: string): string => (slug === '404' ? '/404/' : pageRoute(slug));

/** The path of a translation. Below which page one of the author's own lies is not known here. */
const translationRoute = (translation: string): string => {
  const { language, ...original } = translatedBy(translation);
  return translatedRoute(language, ownRoute(original));
};

/** The collections all of whose entries have pages of their own. */
const withPages: readonly CollectionName[] = ['posts', 'series', 'policies', 'ownPages'];

interface Placed {
  readonly collection: CollectionName;
  /** Its name in addresses; a new one has none yet. */
  readonly slug?: string | undefined;
  /** Whether it is a cover or a story that has a page for itself. */
  readonly hasOwnPage?: boolean;
  readonly before?: number;
  /** Below which page of the author's own it lies. */
  readonly below?: string | undefined;
}

/** The path of the page that shows an entry; `{press}` stands for the press's slug. */
export const routeOf = ({ collection, slug, hasOwnPage = false, before = 0, below }: Placed): string => {
  if (slug && collection === 'pages') return textRoute(slug);
  if (slug && collection === 'pressKit') return pressKitRoute;
  if (slug && collection === 'translations') return translationRoute(slug);
  if (slug && (hasOwnPage || withPages.includes(collection))) return ownRoute({ collection, slug, below });
  const { page = home }: Collection = collections[collection];
  const route = pageRoute(page);
  const isCover = isCoverName(collection);
  return (isCover && pagesOfCovers(route, before + 1).at(-1)?.path) || route;
};
