import { wordsIn } from '../lib/searchText';

/** One way to read a query. */
export interface Reading {
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
export const readingsOf = (query: string): Reading[] => {
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
