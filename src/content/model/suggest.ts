import { closest, distance } from 'fastest-levenshtein';

/** The largest part of a word that may be misspelt. */
const slips = 0.4;

/** Longer words take too long to compare. */
const longest = 200;

/** How many known words are listed where none is near. */
const most = 40;

/** The known word that `word` was most likely meant to be; undefined where none is near. */
const nearestWord = (word: string, known: readonly string[]): string | undefined => {
  if (known.length === 0 || word.length > longest) return undefined;
  const near = closest(
    word.toLowerCase(),
    known.map((one) => one.toLowerCase()),
  );
  const found = known.find((one) => one.toLowerCase() === near);
  return distance(word.toLowerCase(), near) <= Math.ceil(near.length * slips) ? found : undefined;
};

/** What to write instead of a word: the nearest known one, or else all of them. */
export const suggest = (word: string, known: readonly string[], what: string): string => {
  const near = nearestWord(word, known);
  return near
    ? `did you mean ${near}?`
    : `the ${what} are ${known.slice(0, most).join(', ')}${known.length > most ? ', …' : ''}`;
};
