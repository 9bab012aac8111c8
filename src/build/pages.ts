import { resolve } from 'node:path';
import type { Page } from 'gatsby';
import { coversPerPage, laterPages, pageOfCovers } from '../lib/paging';
import { postRoute, topRoute } from '../lib/routes';

type PageToCreate = Pick<Page, 'path' | 'component'> & { readonly context?: Record<string, unknown> };

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

/** The pages over which a catalogue is spread that is too long for one: each is the first page, with other covers. */
const coverPages = (route: string, name: string, count: number): PageToCreate[] =>
  laterPages(count).map((number) => ({
    path: pageOfCovers(route, number),
    component: resolve(`src/pages/${name}.tsx`),
    context: { number, skip: (number - 1) * coversPerPage, limit: coversPerPage },
  }));

/** The pages that are made from data, as `createPage` takes them. The others are files of src/pages. */
export const pagesOf = (data: Queries.CreatePagesQuery): PageToCreate[] => [
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
  ...coverPages('/', 'index', data.allBook.totalCount),
  ...coverPages('/audiobooks/', 'audiobooks', data.allAudiobook.totalCount),
  ...coverPages('/anthologies/', 'anthologies', data.allAnthology.totalCount),
];
