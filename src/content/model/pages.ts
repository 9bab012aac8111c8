import { capitalise } from '../../lib/text';
import { isComing } from '../../lib/events';
import { pagesAfterHome } from '../../lib/paging';
import { pressKitRoute } from '../../lib/pressKitRoutes';
import {
  allSeriesRoute,
  bibliographyRoute,
  blogRoute,
  contactRoute,
  storiesRoute,
  topRoute,
} from '../../lib/routes';
import { searchRoute } from '../../lib/searchRoutes';
import { serviceOf } from '../../lib/videoServices';
import { ownPages } from './ownPages';
import { bibliographyContext, yearPages } from './bibliographyPages';
import { blogPages } from './blogPages';
import { type CollectionName, collections, type CoverName, type kitTexts } from './collections';
import { coverPages, foundCovers } from './coverPages';
import { entryIdOf } from './entryFiles';
import { seriesPages } from './seriesPages';
import type { SiteContent } from './siteContent';
import { type Found, foundPage, type SitePage } from './sitePage';
import { unlistedRoute } from './unlisted';
import { storyPages } from './storyPages';
import { translationPages } from './translationPages';

/*
 * The register of pages. What is built, linked, searched, framed and listed derives from it: a new page is a new entry.
 */

/** A page that has a text in `data/pages`. Its template has the same name. */
interface PageKind {
  /** Its path. `{press}` stands for the press's slug; null where only wrong addresses lead. */
  readonly route: string | null;
  /** Whether every site has it, and none can switch it off. */
  readonly isAlways?: true;
  /** Whether a site without its text has no such page. */
  readonly isOptional?: true;
  /** The fields of entries that it shows, for the search. */
  readonly shows?: Partial<Record<CollectionName, readonly string[]>>;
  /** What its query and its component have to know. */
  readonly context?: (content: SiteContent) => Readonly<Record<string, unknown>>;
  /** The addresses that it frames after a click. */
  readonly frames?: (content: SiteContent) => readonly string[];
  /** What the search finds on it beside the page itself. */
  readonly finds?: (content: SiteContent) => readonly Found[];
  /** Where it goes on: its pages, the first of which has its text. */
  readonly pages?: (content: SiteContent, route: string) => readonly SitePage[];
  /** The pages that lie below it, and go with it. */
  readonly below?: (content: SiteContent) => readonly SitePage[];
}

const covers = (name: CoverName): Pick<PageKind, 'pages' | 'finds'> => ({
  pages: (content, route) => coverPages(name, content, route),
  finds: (content) => foundCovers(name, content),
});

const comingEvents = (content: SiteContent): string[] =>
  content
    .of('events')
    .filter(({ fields }) => isComing({ start: fields.start, end: fields.end ?? null }, content.today))
    .map(({ slug }) => slug);

type KitText = (typeof kitTexts)[number] | 'about' | 'blog' | 'swof';

/** The pages that the kit has with a text in `data/pages`, by its name. */
const kitPages: Readonly<Record<KitText, PageKind>> = {
  '404': { route: null, isAlways: true },
  about: { route: '/about/' },
  anthologies: { route: '/anthologies/', ...covers('anthologies') },
  audiobooks: { route: '/audiobooks/', ...covers('audiobooks') },
  bibliography: {
    route: bibliographyRoute,
    isOptional: true,
    shows: { stories: ['title', 'venue'] },
    context: bibliographyContext,
    below: yearPages,
  },
  blog: { route: blogRoute, pages: blogPages },
  books: { route: '/', isAlways: true, ...covers('books') },
  code: { route: '/code/', shows: { projects: ['title', 'description'] } },
  contact: {
    route: contactRoute,
    shows: { events: ['title', 'place', 'city', 'description'] },
    context: (content) => ({ coming: comingEvents(content) }),
  },
  music: {
    route: '/music/',
    shows: { videos: ['title'] },
    frames: (content) =>
      content.of('videos').map(({ fields: { videoId } }) => serviceOf(videoId).player(videoId)),
  },
  press: { route: '/{press}/' },
  running: {
    route: '/running/',
    shows: { soundtracks: ['title', 'description'] },
    frames: (content) => content.of('activities').map(({ fields }) => fields.embed),
  },
  swof: { route: '/swof/' },
};

/** The same, for who asks by any name. */
export const pageKinds: Readonly<Record<string, PageKind>> = kitPages;

interface OtherPages {
  /** Below which its path lies; of pages that lie at the top, null. */
  readonly route: string | null;
  readonly pages: (content: SiteContent, switches: Switches) => readonly SitePage[];
}

/** The covers that are the author's to hand out. */
const ownCovers = ['books', 'audiobooks'] as const;

const pressKit = (content: SiteContent, switches: Switches): SitePage[] =>
  content.of('pressKit').map(({ fields: { bio50, bio100, bio250, facts = [] } }) => ({
    path: pressKitRoute,
    template: 'pressKit',
    context: () => ({
      types: ownCovers
        .filter((name) => pagesOn(switches).includes(name))
        .map((name) => collections[name].type),
    }),
    finds: () => {
      const words = [bio250 ?? bio100 ?? bio50, ...facts.map(({ name, value }) => `${name}: ${value}`)];
      return [{ ...foundPage('page', '', pressKitRoute, { words }), word: 'pressKit' }];
    },
  }));

const policies = (content: SiteContent): SitePage[] =>
  content.of('policies').map(({ slug, fields }) => ({
    path: topRoute(slug),
    template: 'policy',
    context: () => ({ slug, lastmod: fields.updated }),
    finds: () => [foundPage('page', fields.title, topRoute(slug), { text: `policies/${slug}` })],
  }));

/** The pages of what is in no list. Nothing finds them, and no old address leads there: that would tell theirs. */
const unlistedPages = (content: SiteContent): SitePage[] =>
  content.unlisted.map((entry) => ({
    path: unlistedRoute(entry),
    template: 'unlisted',
    context: () => ({ entryId: entryIdOf(entry), isUnlisted: true }),
  }));

export const otherPages: readonly OtherPages[] = [
  { route: allSeriesRoute, pages: seriesPages },
  { route: storiesRoute, pages: storyPages },
  // Its titles are those of all pages, which createPages.ts knows.
  { route: searchRoute, pages: () => [{ path: searchRoute, template: 'search' }] },
  { route: pressKitRoute, pages: pressKit },
  { route: null, pages: policies },
  { route: null, pages: ownPages },
  { route: null, pages: unlistedPages },
  {
    route: null,
    pages: (content, switches) => translationPages(content, pagesOn(switches).includes('blog')),
  },
];

export const pageNames: readonly string[] = Object.keys(pageKinds);

const labels: Readonly<Record<string, string>> = { '404': 'Page not found', swof: 'Wall of fame' };

/** What a page is called in an editor, by the name of its text. */
export const pageLabel = (name: string): string => labels[name] ?? capitalise(name);

/** The path of a page, by the name of its text. Throws where it has none. */
export const pageRoute = (name: string): string => {
  const route = pageKinds[name]?.route;
  if (!route) throw new Error(`the page ${name} has no path`);
  return route;
};

/** The file of a page's text, below `data/`. */
export const pageFile = (name: string): string => `pages/${name}/index.md`;

const optionalPages = pageNames.filter((name) => pageKinds[name]?.isOptional);

/** The pages that a site with texts of these names has not, since they are there only with theirs. */
export const pagesWithoutText = (texts: readonly string[]): string[] =>
  optionalPages.filter((name) => !texts.includes(name));

export const requiredFiles: readonly string[] = [
  'site.json',
  ...pageNames.filter((name) => !optionalPages.includes(name)).map(pageFile),
];

/** Whether a page can be switched off, by the name of its text. */
export const mayBeOff = (name: string): boolean => !pageKinds[name]?.isAlways;

/** What says which of its pages a site has. */
export interface Switches {
  /** The pages that are switched off or have no text, by the names of their texts. */
  readonly off: readonly string[];
  /** The last part of the address of the press; undefined where there is none. */
  readonly press: string | undefined;
}

/** The pages that a site has, by the names of their texts. */
export const pagesOn = ({ off, press }: Switches): string[] =>
  pageNames.filter(
    (name) => !mayBeOff(name) || (!off.includes(name) && (name !== 'press' || press !== undefined)),
  );

/** The name of the page that a path leads to or lies below, as a post does; undefined for policies and the like. */
export const pageBehind = (path: string, press: string | undefined): string | undefined =>
  press !== undefined && path === topRoute(press)
    ? 'press'
    : pageNames.find((name) => {
        const route = pageKinds[name]?.route;
        return route === '/' ? path === route : route && path.startsWith(route);
      });

/** Whether a site has the page that a path leads to. */
export const isOn = (path: string, switches: Switches): boolean => {
  const page = pageBehind(path, switches.press);
  return page === undefined || pagesOn(switches).includes(page);
};

const routes = [...Object.values(pageKinds), ...otherPages].flatMap(({ route }) => route ?? []);

/** The first parts of paths that Gatsby and the editor need. */
export const reservedAddresses: readonly string[] = ['404', 'admin', 'index', 'page-data', 'static'];

/** The first parts of the paths of the site's own pages. */
export const ownAddresses: readonly string[] = [pagesAfterHome, ...routes].flatMap(
  (route) => /^\/([^/{}]+)\//.exec(route)?.[1] ?? [],
);
