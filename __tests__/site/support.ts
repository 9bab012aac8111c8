import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the built site. */
export const publicFolder = join(process.cwd(), 'public');

/** An entry of `data/`, as far as the tests look into it. */
interface Entry {
  readonly id: number;
  readonly title: string;
  readonly link: string;
  readonly [field: string]: unknown;
}

const readJson = (file: string): Entry => JSON.parse(readFileSync(file, 'utf8')) as Entry;

/** The entries of a collection in the order of their ids, from files or from folders with an index.json. */
export const entriesOf = (collection: string): Entry[] => {
  const folder = join(process.cwd(), 'data', collection);
  return readdirSync(folder)
    .map((name) =>
      readJson(
        join(folder, name, name.endsWith('.json') ? '..' : '', name.endsWith('.json') ? name : 'index.json'),
      ),
    )
    .sort((a, b) => a.id - b.id);
};

/** The constants of the site. */
export const site = readJson(join(process.cwd(), 'data', 'site.json')) as unknown as {
  readonly title: string;
  readonly tagline: string;
  readonly mail: string;
  readonly siteUrl: string;
  readonly press: { readonly name: string; readonly slug: string };
  readonly social: { readonly link: string };
};

/** The eleven routes of the specification, in the order of the navigation. */
export const routes = [
  '/',
  '/audiobooks/',
  '/anthologies/',
  '/music/',
  '/blog/',
  `/${site.press.slug}/`,
  '/about/',
  '/contact/',
  '/code/',
  '/swof/',
  '/running/',
];

/** The slugs of the posts in the order of the blog. */
export const postSlugs = ['empty-car', 'thin-skin', 'code-of-ethics', 'eleven-truths-about-publishing'];

/** Every page of the site. */
export const allRoutes = [
  ...routes,
  ...postSlugs.map((slug) => `/blog/${slug}/`),
  '/privacy-policy/',
  '/terms-and-conditions/',
  '/404/',
];

/** The file of `public/` that answers a request for an address of the site. */
export const fileOf = (address: string): string => {
  const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
  return join(publicFolder, path.endsWith('/') ? `${path}index.html` : path);
};

/** Whether the built site has something at an address. */
export const exists = (address: string): boolean => existsSync(fileOf(address));

/** The built page at a route, as a document without scripts. */
export const pageAt = (route: string): Document =>
  new DOMParser().parseFromString(readFileSync(fileOf(route), 'utf8'), 'text/html');

/** The texts of all elements that a selector finds, with single spaces. */
export const texts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent.replace(/\s+/g, ' ').trim());

/** An attribute of all elements that a selector finds. */
export const attributes = (root: ParentNode, selector: string, name: string): (string | null)[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));

/** How many words a text has. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
