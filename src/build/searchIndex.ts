import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { askSearched } from './askSearched';
import { coverTypesOn } from './pages';
import { type PageToCreate, template } from './pageToCreate';
import { searchFile, searchRoute } from '../lib/searchRoutes';
import { searchKinds, type Titled } from '../lib/searchDocument';

/**
 * Writes the texts that are searched to `public/`, with pictures of what the pages of these paths show. A build does so when
 * all pictures are made: asking for them sooner would have sharp begin before webpack.
 */
export const writeSearchIndex = async (
  root: string,
  graphql: CreatePagesArgs['graphql'],
  paths: ReadonlySet<string>,
): Promise<void> => {
  const file = join(root, 'public', searchFile);
  const documents = await askSearched(graphql, true, coverTypesOn(paths));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(documents));
};

/** The page on which the site is searched, with all titles in groups, each by the alphabet of the language. */
export const searchPage = async (
  graphql: CreatePagesArgs['graphql'],
  language: string,
): Promise<PageToCreate> => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const titled = (await askSearched(graphql, false))
    .map(({ kind, title, pagePath, link, affiliate }): Titled => ({ kind, title, pagePath, link, affiliate }))
    .sort((a, b) => compare(a.title, b.title));
  const groups = searchKinds
    .map((kind) => titled.filter((one) => one.kind === kind))
    .filter(({ length }) => length);
  return { path: searchRoute, component: template('search'), context: { groups } };
};
