import { resolve } from 'node:path';
import type { Page } from 'gatsby';
import { collections, coverCollections } from '../content/model/collections';
import { pageRoute } from '../content/model/pages';
import { sizesOfCovers } from '../lib/coverGrid';
import { pagesOfCovers } from '../lib/paging';
import { postRoute, topRoute } from '../lib/routes';

type PageToCreate = Pick<Page, 'path' | 'component'> & { readonly context?: Record<string, unknown> };

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

/** The pages of all collections of covers, each with the text of its name in `data/pages`. */
const coverPages = ({ group }: Queries.CreatePagesQuery['allCoverEntry']): PageToCreate[] =>
  coverCollections.flatMap((page) => {
    const { type } = collections[page];
    const covers = group.find(({ fieldValue }) => fieldValue === type)?.totalCount ?? 0;
    return pagesOfCovers(pageRoute(page), covers).map(({ path, ...place }) => ({
      path,
      component: template('covers'),
      context: { page, type, ...place, sizes: sizesOfCovers(Math.min(place.limit, covers - place.skip)) },
    }));
  });

/** The pages that are made from data, as `createPage` takes them. The others are files of src/pages. */
export const pagesOf = (data: Queries.CreatePagesQuery): PageToCreate[] => [
  ...coverPages(data.allCoverEntry),
  ...(data.siteSettings
    ? [{ path: topRoute(data.siteSettings.press.slug), component: template('press') }]
    : []),
  ...data.allPost.nodes.map(({ slug }) => ({
    path: postRoute(slug),
    component: template('post'),
    context: { slug },
  })),
  ...data.allPolicy.nodes.map(({ slug }) => ({
    path: topRoute(slug),
    component: template('policy'),
    context: { slug },
  })),
];
