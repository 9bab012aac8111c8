import MiniSearch from 'minisearch';
import { withPrefix } from 'gatsby';
import { searchFile } from '../lib/searchRoutes';
import type { SearchDocument } from '../lib/searchDocument';
import { alone, wordsIn } from '../lib/searchText';

/** What was found, with the words of it that were looked for, as searchText.ts compares them. */
export interface Found {
  readonly document: SearchDocument;
  readonly terms: ReadonlySet<string>;
}

/** Finds all that a query is in, the best first. */
export type Search = (query: string) => readonly Found[];

/** One way to read a query. */
interface Reading {
  /** What has to be found, all of it. */
  readonly terms: readonly string[];
  /** Two of these that have to stand one after the other: a word of the query in two. */
  readonly pair?: readonly [string, string];
}

/** What stands before an apostrophe in an English word is longer than what comes after it (they're), in Italian it is not. */
const shortestPart = 3;

/** A word in two, wherever it may be cut. */
const pairsOf = (term: string): [string, string][] =>
  Array.from({ length: term.length - 1 }, (_, index) => [term.slice(0, index + 1), term.slice(index + 1)]);

/** The ways to read a query: as it is, without what is elided (l’été), with two words in one, with one in two. */
const readingsOf = (query: string): Reading[] => {
  const words = wordsIn(query);
  if (!words.length) return [];
  const terms = words.map(({ terms: [whole] }) => whole);
  return [
    { terms },
    ...words.flatMap(({ terms: [, ...parts] }, at) =>
      parts
        .filter(({ length }) => length >= shortestPart)
        .map((part) => ({ terms: terms.toSpliced(at, 1, part) })),
    ),
    ...terms.slice(1).map((term, at) => ({ terms: terms.toSpliced(at, 2, `${terms[at]}${term}`) })),
    ...terms.flatMap((term, at) =>
      pairsOf(term).map((pair) => ({ terms: terms.toSpliced(at, 1, ...pair), pair })),
    ),
  ];
};

/** Shorter words have too many neighbours. */
const shortestFuzzy = 4;

/** Words of one letter each that were typed without a space between them. */
const unspaced = new RegExp(`${alone}{2,}`, 'gu');

/** The words of a text one after the other, each between spaces. */
const inOrder = (text: string): string =>
  ` ${wordsIn(text)
    .map(({ terms: [whole] }) => whole)
    .join(' ')} `;

/** Makes what searches these. A word may be begun, and one in five of its letters be wrong. */
export const searchIn = (documents: readonly SearchDocument[]): Search => {
  const index = new MiniSearch({
    fields: ['title', 'text'],
    tokenize: (text) => wordsIn(text).flatMap(({ terms }) => terms),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (terms) => terms.split(' '),
      boost: { title: 4 },
      combineWith: 'AND',
    },
  });
  index.addAll(documents.map(({ title, text }, id) => ({ id, title, text })));
  const orders = documents.map(({ title, text }) => `${inOrder(title)}|${inOrder(text)}`);
  return (query) => {
    const found = new Map<number, Found>();
    const runs = (query.match(unspaced) ?? []).map(inOrder);
    for (const { terms, pair } of readingsOf(query)) {
      const isIn = (words = ''): boolean =>
        [...runs, pair ? ` ${pair.join(' ')} ` : ''].every((run) => words.includes(run));
      if (!orders.some(isIn)) continue;
      const isLoose = (term: string): boolean => !pair?.includes(term);
      const results = index.search(terms.join(' '), {
        prefix: isLoose,
        fuzzy: (term) => isLoose(term) && term.length >= shortestFuzzy && 0.2,
        filter: ({ id }) => isIn(orders[id as number]),
      });
      for (const { id, terms: meant } of results) {
        const document = documents[id as number];
        if (document && !found.has(id as number))
          found.set(id as number, { document, terms: new Set(meant) });
      }
    }
    return [...found.values()];
  };
};

/** Fetches the texts, anew where they have changed since. Throws where they do not come. */
export const loadSearch = async (): Promise<Search> => {
  const answer = await fetch(withPrefix(searchFile), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.status} ${searchFile}`);
  return searchIn((await answer.json()) as SearchDocument[]);
};
