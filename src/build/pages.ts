import { aliasesWithoutPage, bookPages, currentCovers, seriesPages, seriesWithParts } from './bookPages';
import { withDates } from './datesOfPages';
import { type PageToCreate, template } from './pageToCreate';
import { collections, coverCollections } from '../content/model/collections';
import { pageRoute, pagesOn, type Switches } from '../content/model/pages';
import { sizesOfCovers } from '../lib/coverGrid';
import { pagesOfCovers } from '../lib/paging';
import { postRoute, topRoute } from '../lib/routes';

/** The pages of a collection of covers, with the text of its name in `data/pages`. */
const coverPages = (
  page: (typeof coverCollections)[number],
  { nodes }: Queries.CreatePagesQuery['allCoverEntry'],
  builtOn: string,
): PageToCreate[] => {
  const { type } = collections[page];
  const kin = nodes.filter(({ __typename }) => __typename === type);
  const covers = kin.length;
  return pagesOfCovers(pageRoute(page), covers).map(({ path, ...place }) => {
    // The home page says what is new; it is another page every day as long as something is.
    const releases = path === '/' ? currentCovers(nodes, builtOn) : [];
    return {
      path,
      component: template('covers'),
      context: {
        page,
        type,
        ...place,
        sizes: sizesOfCovers(Math.min(place.limit, covers - place.skip)),
        releases,
        builtOn: releases.length ? builtOn : '',
        aliases: place.number === 1 ? aliasesWithoutPage(kin) : [],
      },
    };
  });
};

const postPages = ({ nodes }: Queries.CreatePagesQuery['allPost']): PageToCreate[] =>
  nodes.map(({ slug, aliases }) => ({
    path: postRoute(slug),
    component: template('post'),
    context: { slug, aliases },
  }));

/** The pages of the site that are of a name: of covers there may be many, below the blog are its posts. */
const pagesNamed = (
  name: string,
  press: string,
  data: Queries.CreatePagesQuery,
  builtOn: string,
): PageToCreate[] => {
  const covers = coverCollections.find((collection) => collection === name);
  if (covers) return coverPages(covers, data.allCoverEntry, builtOn);
  const page = { path: pageRoute(name).replace('{press}', press), component: template(name) };
  return name === collections.posts.page ? [page, ...postPages(data.allPost)] : [page];
};

/** The collections of covers that have a page among these paths. */
export const coversOn = (paths: ReadonlySet<string>) =>
  coverCollections.filter((collection) => paths.has(pageRoute(collection)));

/** The GraphQL types of their covers. */
export const coverTypesOn = (paths: ReadonlySet<string>): string[] =>
  coversOn(paths).map((collection) => collections[collection].type);

/** What of the content says which pages the site has. */
interface Switching {
  readonly siteSettings: { readonly press: { readonly slug: string } | null } | null;
  readonly allPageText: {
    readonly nodes: readonly { readonly slug: string; readonly off: boolean | null }[];
  };
}

/** Which pages the site has. */
export const switchesIn = ({ allPageText, siteSettings }: Switching): Switches => ({
  off: allPageText.nodes.filter(({ off }) => off).map(({ slug }) => slug),
  press: siteSettings?.press?.slug,
});

/**
 * All pages of the site but the one for wrong addresses, as `createPage` takes them: those that are switched off are none.
 * `builtOn` is an ISO date.
 */
export const pagesOf = (data: Queries.CreatePagesQuery, builtOn: string): PageToCreate[] => {
  const switches = switchesIn(data);
  const covers = data.allCoverEntry.nodes;
  const series = seriesWithParts(data.allSeries, covers);
  const names = pagesOn(switches).filter((name) => name !== '404');
  const named = names.flatMap((name) => pagesNamed(name, switches.press ?? '', data, builtOn));
  return [
    ...withDates(named, names, data, builtOn),
    ...bookPages(
      covers,
      series.map(({ slug }) => slug),
      builtOn,
    ),
    ...seriesPages(series, covers, builtOn),
    ...data.allPolicy.nodes.map(({ slug }) => ({
      path: topRoute(slug),
      component: template('policy'),
      context: { slug },
    })),
  ];
};
