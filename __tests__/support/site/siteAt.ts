import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathOfTag } from '../../../src/content/model/blogPages';
import { type CollectionName, contentFolder, coverCollections } from '../../../src/content/model/collections';
import { isOn, pageNames, pageRoute } from '../../../src/content/model/pages';
import type { SiteSettings } from '../../../src/content/model/schema';
import { isHidden } from '../../../src/content/read/visibility';
import { parseFrontmatter } from '../../../src/content/read/parseFrontmatter';
import { localIsoDate } from '../../../src/lib/localIsoDate';
import { pagesOfCovers, pagesOfList } from '../../../src/lib/paging';
import { fillPress } from '../../../src/lib/press';
import { pressKitRoute } from '../../../src/lib/pressKitRoutes';
import {
  allSeriesRoute,
  entryRoute,
  ownPageRoute,
  postRoute,
  postsOfYearRoute,
  seriesRoute,
  topRoute,
  yearRoute,
  tagsRoute,
} from '../../../src/lib/routes';
import { placesOf } from '../../../src/lib/series';
import { searchRoute } from '../../../src/lib/searchRoutes';
import { yearOfWork } from '../../../src/lib/works';
import { extremesOf } from './extremes';

/** An entry, as far as the tests look into it. */
export interface Entry {
  readonly slug: string;
  readonly id: number;
  readonly title: string;
  readonly link: string;
  readonly [field: string]: unknown;
}

const readEntry = (folder: string, name: string): Entry[] => {
  const file = [name, join(name, 'index.json'), join(name, 'index.md')]
    .map((path) => join(folder, path))
    .find((path) => /\.(json|md)$/.test(path) && existsSync(path));
  if (!file) return [];
  const text = readFileSync(file, 'utf8');
  const fields = file.endsWith('.md') ? parseFrontmatter(text).value : (JSON.parse(text) as unknown);
  return [{ ...(fields as Entry), slug: name.replace(/\.json$/, '') }];
};

/** The day of a post; that of no other entry. */
const inDays = ({ published }: Entry): string => (typeof published === 'string' ? published : '');

/** What a built site should be, by its content, and what it is. Nothing is read before it is asked for, but the content. */
export const siteAt = (root: string) => {
  const data = join(root, contentFolder);
  const settings = JSON.parse(readFileSync(join(data, 'site.json'), 'utf8')) as SiteSettings;
  const publicFolder = join(root, 'public');

  /** Below which the site lies at its address. */
  const below = new URL(settings.siteUrl).pathname.replace(/\/$/, '');

  /** The path of a route at the site's address. */
  const at = (route: string): string => below + route;

  /** What the site shows of the entries of a collection, which lie in a folder: in lists, or only to who knows where. */
  const shownIn = (collection: CollectionName, name: string): Entry[] => {
    const folder = join(data, name);
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    return names
      .flatMap((one) => readEntry(folder, one))
      .filter((entry) => !isHidden(collection, entry, localIsoDate(new Date())));
  };

  /** What the site shows of a collection in the order of ids; posts by days, the newest first, and names; others by titles. */
  const entriesOf = (collection: CollectionName): Entry[] =>
    shownIn(collection, collection)
      .filter(({ unlisted }) => !unlisted)
      .sort(
        (a, b) =>
          a.id - b.id ||
          inDays(b).localeCompare(inDays(a)) ||
          (collection === 'posts' ? a.slug.localeCompare(b.slug) : a.title.localeCompare(b.title)),
      );

  /** What the site shows to those alone who know where. */
  const unlisted = (
    [
      ['posts', 'posts', '/blog/'],
      ['stories', 'stories', '/stories/'],
      ['ownPages', 'pages', '/'],
      ['excerpts', 'excerpts', '/excerpts/'],
    ] as const
  ).flatMap(([collection, folder, above]) =>
    shownIn(collection, folder)
      .filter((entry) => entry['unlisted'])
      .map(({ slug, title, unlistedKey }) => ({
        title,
        key: String(unlistedKey),
        route: at(`${above}${slug}-${String(unlistedKey)}/`),
      })),
  );

  const { press } = settings;
  const switches = {
    off: pageNames.filter((name) => {
      const [text] = readEntry(join(data, 'pages'), name);
      return text === undefined || text['off'] === true;
    }),
    press: press?.slug,
  };
  const withPress = (text: string, form: 'name' | 'slug'): string =>
    press ? fillPress(text, press, form) : text;
  const slugsOf = (collection: CollectionName): string[] => entriesOf(collection).map(({ slug }) => slug);

  /** The pages of the author's own. */
  const ownPages = shownIn('ownPages', 'pages')
    .filter(({ slug, unlisted }) => !pageNames.includes(slug) && !unlisted)
    .map((entry) => ({
      title: entry.title,
      place: entry['place'],
      order: (entry['order'] as number | undefined) ?? Infinity,
      route: ownPageRoute(entry.slug, entry['below'] as string | undefined),
    }))
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.title.localeCompare(b.title)));

  interface MenuItem extends Pick<Entry, 'title' | 'link'> {
    readonly id?: number;
    readonly items?: readonly MenuItem[];
    /** The item that opens to it, if one does. */
    readonly group?: string;
  }
  const inMenu = ownPages
    .filter(({ place }) => place === 'menu')
    .map(({ title, route, order }): MenuItem => ({ id: order, title, link: route }));

  /** What the navigation says, and where it leads. */
  const navigation = [...(entriesOf('navigation') as readonly MenuItem[]), ...inMenu]
    .toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))
    .flatMap((item) => item.items?.map((inner) => ({ ...inner, group: item.title })) ?? [item])
    .filter(({ link }) => isOn(link, switches))
    .map(({ title, link, group }) => ({
      group,
      title: withPress(title, 'name'),
      link: link.startsWith('/') ? at(withPress(link, 'slug')) : link,
    }));

  /** The entries that stand in the grid of a collection: a translation only where its author says so. */
  const inGrid = (collection: CollectionName) =>
    entriesOf(collection).filter(
      ({ translation }) => !translation || (translation as { readonly inGrid?: boolean }).inGrid,
    );

  /** The collections of covers that have a page. */
  const shownCovers = coverCollections.filter((collection) => isOn(pageRoute(collection), switches));
  const pagesOfAllCovers = shownCovers.flatMap((collection) =>
    pagesOfCovers(pageRoute(collection), inGrid(collection).length).map(({ path }) => path),
  );
  const parts = (['books', 'anthologies', 'stories'] as const)
    .flatMap(entriesOf)
    .flatMap(({ series, furtherSeries }) => placesOf({ series, furtherSeries }))
    .map(({ name }) => name);
  const series = slugsOf('series').filter((slug) => parts.includes(slug));
  const hasPressKit = existsSync(join(data, 'press-kit/index.json'));
  const stories = entriesOf('stories').filter(({ description }) => description);
  const years = [...coverCollections, 'stories' as const]
    .flatMap(entriesOf)
    .map(({ published, editions }) => yearOfWork({ published, editions }));
  const posts = entriesOf('posts');
  const tagsOf = ({ tags = [] }: Entry): readonly string[] => tags as readonly string[];
  const tags = [...new Set(posts.flatMap(tagsOf))];
  const pathsOfList = (route: string, count: number, perPage: number): string[] =>
    count ? pagesOfList(route, count, perPage).map(({ path }) => path) : [];
  const blogYears = posts.length > 10 ? [...new Set(posts.map((post) => inDays(post).slice(0, 4)))] : [];
  const listsOfPosts = pagesOfList('/blog/', posts.length, 10).map(({ path }) => path);
  /** The pages that list all posts, and whether they stand there whole. */
  const blog = {
    pages: listsOfPosts.map(at),
    isWhole:
      (readEntry(join(data, 'pages'), 'blog')[0]?.['posts'] ?? (posts.length > 10 ? '' : 'whole')) ===
      'whole',
  };
  const blogPages = [
    ...listsOfPosts,
    ...pathsOfList(tagsRoute, tags.length, 300),
    ...tags.flatMap((tag) =>
      pathsOfList(
        pathOfTag(tag, settings.language) ?? '',
        posts.filter((post) => tagsOf(post).includes(tag)).length,
        10,
      ),
    ),
    ...blogYears.flatMap((year) =>
      pathsOfList(
        postsOfYearRoute(Number(year)),
        posts.filter((post) => inDays(post).startsWith(year)).length,
        200,
      ),
    ),
  ];
  /** What lies beside entries in other languages, each with its path; that of its original without a language. */
  const translations = (
    [
      ['posts', entriesOf('posts'), ({ slug }: Entry) => postRoute(slug)],
      ['stories', stories, ({ slug }: Entry) => entryRoute({ collection: 'stories', slug })],
      [
        'books',
        entriesOf('books').filter(({ about }) => about),
        ({ slug }: Entry) => entryRoute({ collection: 'books', slug }),
      ],
      [
        'pages',
        shownIn('ownPages', 'pages').filter(({ unlisted: isSecret }) => !isSecret),
        ({ slug, below: above }: Entry) => ownPageRoute(slug, above as string | undefined),
      ],
    ] as const
  ).flatMap(([folder, originals, routeOf]) =>
    originals.flatMap((original) =>
      readdirSync(join(data, folder, original.slug)).flatMap((name) => {
        const language = /^index\.(.+)\.md$/.exec(name)?.[1];
        if (language === undefined) return [];
        const text = readFileSync(join(data, folder, original.slug, name), 'utf8');
        const fields = parseFrontmatter(text).value as Entry;
        const route = `/${language.toLowerCase()}${routeOf(original)}`;
        return fields['draft'] ? [] : [{ ...fields, language, route, original: routeOf(original) }];
      }),
    ),
  );
  const routes = [
    ...blogPages,
    ...pageNames.filter((name) => name !== '404').map(pageRoute),
    searchRoute,
    ...slugsOf('policies').map(topRoute),
    ...ownPages.map(({ route }) => route),
    ...slugsOf('posts').map(postRoute),
    ...coverCollections.flatMap((collection) =>
      entriesOf(collection)
        .filter(({ about }) => about)
        .map(({ slug }) => entryRoute({ collection, slug })),
    ),
    ...stories.map(({ slug }) => entryRoute({ collection: 'stories', slug })),
    ...years.flatMap((year) => (year === null ? [] : yearRoute(year))),
    ...(hasPressKit ? [pressKitRoute] : []),
    ...translations
      .filter(({ original }) => isOn(original, switches))
      .flatMap(({ language, route }) => [`/${language.toLowerCase()}/`, route]),
    ...(series.length ? [allSeriesRoute, ...series.map(seriesRoute)] : []),
  ]
    .filter((route) => isOn(route, switches))
    .map((route) => withPress(route, 'slug'));

  /** The path of every page of the site, that for unknown addresses last. */
  const allRoutes = [...new Set([...routes, ...pagesOfAllCovers, '/404/'])].map(at);

  /** The code of the language of the page at a path. */
  const languageOf = (path: string): string =>
    translations.find(({ language, route }) => [route, `/${language.toLowerCase()}/`].map(at).includes(path))
      ?.language ?? settings.language;

  /** The file of `public/` that answers a request for an address of the site. */
  const fileOf = (address: string): string => {
    const path = decodeURIComponent(address.replace(/[?#].*$/, '')).slice(below.length);
    return join(publicFolder, path.endsWith('/') ? `${path}index.html` : path);
  };

  /** Whether the built site has something at an address. */
  const exists = (address: string): boolean => address.startsWith(at('/')) && existsSync(fileOf(address));

  const documents = new Map<string, Document>();

  /** The built page at a route, as a document without scripts; the same for all who ask, so that none may change it. */
  const pageAt = (route: string): Document => {
    const document =
      documents.get(route) ??
      new DOMParser().parseFromString(readFileSync(fileOf(route), 'utf8'), 'text/html');
    documents.set(route, document);
    return document;
  };

  /** The name of a page in `public/`. */
  const nameOf = (route: string): string => /^\/(.*)\/$/.exec(route.slice(below.length))?.[1] ?? '';

  const templateOf = (route: string): string => {
    const file = join(publicFolder, 'page-data', nameOf(route) || 'index', 'page-data.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { componentChunkName: string }).componentChunkName;
  };

  /** The template of a page, and the folder in which it lies. */
  const kindOf = (route: string): string => {
    const name = nameOf(route);
    return `${templateOf(route)} ${name.includes('/') ? dirname(name) : ''}`;
  };

  /** Of each kind of page the one with the most HTML and the one with the least. */
  const extremes = (of: (route: string) => string): string[][] =>
    extremesOf(
      [...allRoutes, ...unlisted.map(({ route }) => route)],
      of,
      (route) => statSync(fileOf(route)).size,
    );

  /** The largest page of each kind, and the smallest where there are two: tests would learn nothing from the others. */
  const typicalRoutes = (): { readonly route: string; readonly isLargest: boolean }[] =>
    extremes(kindOf).flatMap((routes) => routes.map((route, index) => ({ route, isLargest: index === 0 })));

  /** The largest page of each kind. */
  const oneOfEachKind = (): string[] => extremes(kindOf).flatMap(([largest]) => largest ?? []);

  /** The largest page of each template, where the folder in which it lies changes nothing, as in its colours. */
  const oneOfEachTemplate = (): string[] => extremes(templateOf).flatMap(([largest]) => largest ?? []);

  return {
    publicFolder,
    settings,
    at,
    blog,
    entriesOf,
    inGrid,
    navigation,
    ownPages,
    unlisted,
    shownCovers,
    allRoutes,
    languageOf,
    typicalRoutes,
    oneOfEachKind,
    oneOfEachTemplate,
    fileOf,
    exists,
    pageAt,
  };
};
