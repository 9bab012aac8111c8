import { capitalise } from '../../lib/capitalise';
import { pagesAfterHome } from '../../lib/paging';
import { pressKitRoute } from '../../lib/pressKitRoutes';
import { allSeriesRoute, blogRoute, contactRoute, topRoute } from '../../lib/routes';
import { searchRoute } from '../../lib/searchRoutes';

/**
 * The pages of the site, by the names of their texts in `data/pages`, with the path of each. Where wrong addresses lead
 * has none; `{press}` stands for the press's slug.
 */
const pages: Readonly<Record<string, string | null>> = {
  '404': null,
  about: '/about/',
  anthologies: '/anthologies/',
  audiobooks: '/audiobooks/',
  blog: blogRoute,
  books: '/',
  code: '/code/',
  contact: contactRoute,
  music: '/music/',
  press: '/{press}/',
  running: '/running/',
  swof: '/swof/',
};

export const pageNames: readonly string[] = Object.keys(pages);

/** What pages are called whose names say little. */
const labels: Readonly<Record<string, string>> = { '404': 'Page not found', swof: 'Wall of fame' };

/** What a page is called in an editor, by the name of its text. */
export const pageLabel = (name: string): string => labels[name] ?? capitalise(name);

/** The path of a page, by the name of its text. Throws where it has none. */
export const pageRoute = (name: string): string => {
  const route = pages[name];
  if (!route) throw new Error(`the page ${name} has no path`);
  return route;
};

/** The file of a page's text, below `data/`. */
export const pageFile = (name: string): string => `pages/${name}/index.md`;

/** Files without which a route has nothing to show. */
export const requiredFiles: readonly string[] = ['site.json', ...pageNames.map(pageFile)];

/** The pages that every site has. */
const always: readonly string[] = ['404', 'books'];

/** Whether a page can be switched off, by the name of its text. */
export const mayBeOff = (name: string): boolean => !always.includes(name);

/** What says which of its pages a site has. */
export interface Switches {
  /** The pages that are switched off, by the names of their texts. */
  readonly off: readonly string[];
  /** The last part of the address of the press; undefined where there is none. */
  readonly press: string | undefined;
}

/** The pages that a site has, by the names of their texts. */
export const pagesOn = ({ off, press }: Switches): string[] =>
  pageNames.filter(
    (name) => !mayBeOff(name) || (!off.includes(name) && (name !== 'press' || press !== undefined)),
  );

/**
 * The page that a path leads to, or below which it lies, as that of a post: the name of its text. Undefined of other
 * paths, those of policies.
 */
export const pageBehind = (path: string, press: string | undefined): string | undefined =>
  press !== undefined && path === topRoute(press)
    ? 'press'
    : pageNames.find((name) => {
        const route = pages[name];
        return route === '/' ? path === route : route && path.startsWith(route);
      });

/** Whether a site has the page that a path leads to. */
export const isOn = (path: string, switches: Switches): boolean => {
  const page = pageBehind(path, switches.press);
  return page === undefined || pagesOn(switches).includes(page);
};

/** What the paths begin with that Gatsby and the editor have for themselves, without slashes. */
export const reservedAddresses: readonly string[] = ['404', 'admin', 'index', 'page-data', 'static'];

/** What the paths begin with that the site's own pages have or lie under, without slashes: no other page can have it. */
export const ownAddresses: readonly string[] = [
  pagesAfterHome,
  allSeriesRoute,
  pressKitRoute,
  searchRoute,
  ...Object.values(pages),
].flatMap((route) => /^\/([^/{}]+)\//.exec(route ?? '')?.[1] ?? []);

/**
 * The paths of all pages that a site may have, switched off or not. That of the press is as it is written, `/{press}/`,
 * and goes on leading there when the press changes its address.
 */
export const routesOf = (policies: readonly string[]): string[] => [
  ...Object.values(pages).filter((route) => route !== null),
  searchRoute,
  ...policies.map(topRoute),
];
