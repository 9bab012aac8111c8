import { resolve } from 'node:path';
import type { Page } from 'gatsby';
import { collections, coverCollections } from '../content/model/collections';
import { pageRoute, pagesOn, type Switches } from '../content/model/pages';
import { sizesOfCovers } from '../lib/coverGrid';
import { pagesOfCovers } from '../lib/paging';
import { postRoute, topRoute } from '../lib/routes';

type PageToCreate = Pick<Page, 'path' | 'component'> & { readonly context?: Record<string, unknown> };

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

/** The pages of a collection of covers, with the text of its name in `data/pages`. */
const coverPages = (
  page: (typeof coverCollections)[number],
  { group }: Queries.CreatePagesQuery['allCoverEntry'],
): PageToCreate[] => {
  const { type } = collections[page];
  const covers = group.find(({ fieldValue }) => fieldValue === type)?.totalCount ?? 0;
  return pagesOfCovers(pageRoute(page), covers).map(({ path, ...place }) => ({
    path,
    component: template('covers'),
    context: { page, type, ...place, sizes: sizesOfCovers(Math.min(place.limit, covers - place.skip)) },
  }));
};

const postPages = ({ nodes }: Queries.CreatePagesQuery['allPost']): PageToCreate[] =>
  nodes.map(({ slug }) => ({ path: postRoute(slug), component: template('post'), context: { slug } }));

/** The pages of the site that are of a name: of covers there may be many, below the blog are its posts. */
const pagesNamed = (name: string, press: string, data: Queries.CreatePagesQuery): PageToCreate[] => {
  const covers = coverCollections.find((collection) => collection === name);
  if (covers) return coverPages(covers, data.allCoverEntry);
  const page = { path: pageRoute(name).replace('{press}', press), component: template(name) };
  return name === collections.posts.page ? [page, ...postPages(data.allPost)] : [page];
};

/** Which pages the site has. */
const switchesIn = ({ allPageText, siteSettings }: Queries.CreatePagesQuery): Switches => ({
  off: allPageText.nodes.map(({ slug }) => slug),
  press: siteSettings?.press?.slug,
});

/** All pages of the site but the one for wrong addresses, as `createPage` takes them: those that are switched off are none. */
export const pagesOf = (data: Queries.CreatePagesQuery): PageToCreate[] => {
  const switches = switchesIn(data);
  return [
    ...pagesOn(switches)
      .filter((name) => name !== '404')
      .flatMap((name) => pagesNamed(name, switches.press ?? '', data)),
    ...data.allPolicy.nodes.map(({ slug }) => ({
      path: topRoute(slug),
      component: template('policy'),
      context: { slug },
    })),
  ];
};
