import { postRoute, topRoute } from '../../lib/routes';

/**
 * The pages of the site, by the names of their texts in `data/pages`, with the path of each. Where wrong addresses lead
 * has none; `{press}` stands for the press's slug.
 */
const pages: Readonly<Record<string, string | null>> = {
  '404': null,
  about: '/about/',
  anthologies: '/anthologies/',
  audiobooks: '/audiobooks/',
  blog: '/blog/',
  books: '/',
  code: '/code/',
  contact: '/contact/',
  music: '/music/',
  press: '/{press}/',
  running: '/running/',
  swof: '/swof/',
};

export const pageNames: readonly string[] = Object.keys(pages);

/** The path of a page, by the name of its text. Throws where it has none. */
export const pageRoute = (name: string): string => {
  const route = pages[name];
  if (!route) throw new Error(`the page ${name} has no path`);
  return route;
};

/** Files without which a route has nothing to show. */
export const requiredFiles: readonly string[] = [
  'site.json',
  ...pageNames.map((name) => `pages/${name}/index.md`),
];

/** What the paths of the site are made of, apart from the names of its own pages. */
interface RouteNames {
  readonly posts: readonly string[];
  readonly policies: readonly string[];
}

/**
 * The paths of all pages that a link may lead to. That of the press is as it is written, `/{press}/`, and goes on leading
 * there when the press changes its address.
 */
export const routesOf = ({ posts, policies }: RouteNames): string[] => [
  ...Object.values(pages).filter((route) => route !== null),
  ...policies.map(topRoute),
  ...posts.map(postRoute),
];
