import { postRoute, topRoute } from '../lib/routes';
import { pageNames } from './pages';

/** What the addresses of the site are made of, apart from the names of its own pages. */
export interface RouteNames {
  /** The press's slug. */
  readonly press: string;
  readonly posts: readonly string[];
  readonly policies: readonly string[];
}

/** The page of `data/pages` that is the home page. */
const home = 'books';

/** Pages without an address of their own: one is shown for wrong addresses, one is named after the press. */
const withoutRoute = ['404', 'press'];

/** The path of the page of a name in `data/pages`. */
export const pageRoute = (name: string): string => (name === home ? '/' : topRoute(name));

/** The paths of all pages that a link may lead to. */
export const routesOf = ({ press, posts, policies }: RouteNames): string[] => [
  ...pageNames.filter((name) => !withoutRoute.includes(name)).map(pageRoute),
  ...[press, ...policies].map(topRoute),
  ...posts.map(postRoute),
];
