import MiniSearch from 'minisearch';
import { withPrefix } from 'gatsby';
import { searchFile } from '../lib/searchRoutes';
import type { SearchDocument } from '../lib/searchDocument';
import { wordsIn } from '../lib/searchText';

/** What was found, with the words of it that were looked for, as searchText.ts compares them. */
export interface Found {
  readonly document: SearchDocument;
  readonly terms: ReadonlySet<string>;
}

/** Finds all that a query is in, the best first. */
export type Search = (query: string) => readonly Found[];

/** Shorter words have too many neighbours. */
const shortestFuzzy = 4;

/** Makes what searches these. A word may be begun, and one in five of its letters be wrong. */
export const searchIn = (documents: readonly SearchDocument[]): Search => {
  const index = new MiniSearch({
    fields: ['title', 'text'],
    tokenize: (text) => wordsIn(text).map(({ term }) => term),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 4 },
      prefix: true,
      fuzzy: (term) => (term.length >= shortestFuzzy ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(documents.map(({ title, text }, id) => ({ id, title, text })));
  return (query) =>
    index.search(query).flatMap(({ id, terms }) => {
      const document = documents[id as number];
      return document ? [{ document, terms: new Set(terms) }] : [];
    });
};

/** Fetches the texts, anew where they have changed since. Throws where they do not come. */
export const loadSearch = async (): Promise<Search> => {
  const answer = await fetch(withPrefix(searchFile), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.status} ${searchFile}`);
  return searchIn((await answer.json()) as SearchDocument[]);
};
