/** A word of a text and the terms that find it: first the whole word, then its parts after apostrophes. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly [whole: string, ...parts: string[]];
}

/** Written without spaces between words: each of these is a word for itself. */
export const alone = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`;
const letters = String.raw`(?:(?!${alone})[\p{L}\p{M}\p{N}])+`;
/** An apostrophe, and what is typed for one. */
const apostrophes = `'’‘ʼʻ´\``;
const apostrophe = new RegExp(`[${apostrophes}]`);
const wordPattern = new RegExp(`${letters}(?:[${apostrophes}]${letters})*|${alone}`, 'gu');

/** What is often left out: accents, apostrophes, the points of Hebrew, the vowels of Arabic and its stretched letters. */
const leftOut = new RegExp(
  String.raw`[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640${apostrophes}]`,
  'g',
);

/** Letters that Unicode does not take apart, and that many keyboards lack. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A word, or several, as they are compared: in small letters, without what is often left out. */
export const termOf = (word: string): string =>
  word
    .replaceAll('´', '')
    .normalize('NFKD')
    .replace(leftOut, '')
    .toLowerCase()
    .replace(/[ß-œ]/g, (letter) => plain[letter] ?? letter);

/** The words of a text in any language. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    terms: [termOf(word), ...word.split(apostrophe).slice(1).map(termOf)],
  }));

/** A piece of a text, and whether it is one of the words that were found. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces, those of these terms apart from the others. */
export const markedIn = (text: string, terms: ReadonlySet<string>): Piece[] => {
  const found = wordsIn(text).filter((word) => word.terms.some((term) => terms.has(term)));
  const pieces = found.flatMap(({ start, end }, index) => [
    { text: text.slice(found[index - 1]?.end ?? 0, start), isFound: false },
    { text: text.slice(start, end), isFound: true },
  ]);
  const rest = { text: text.slice(found.at(-1)?.end ?? 0), isFound: false };
  return [...pieces, rest].filter((piece) => piece.text);
};

/** How many characters stand before the first word that was found. */
const lead = 40;

/** Where the stretch of so many characters with the most different terms begins. */
const richest = (found: readonly Word[], most: number): number => {
  const counts = found.map(
    ({ start }) =>
      new Set(
        found.filter((word) => word.start >= start && word.end <= start + most).flatMap(({ terms }) => terms),
      ).size,
  );
  return found[counts.indexOf(Math.max(...counts))]?.start ?? 0;
};

/** The part of a text, about so many characters of whole words, with most of these terms; without any, its beginning. */
export const stretchOf = (text: string, terms: ReadonlySet<string>, most: number): string => {
  const words = wordsIn(text);
  const from =
    richest(
      words.filter((word) => word.terms.some((term) => terms.has(term))),
      most - lead,
    ) - lead;
  const first = words.find(({ start }) => start >= from)?.start ?? 0;
  // What stands before the first word of all belongs to it: a quotation mark.
  const begin = first === words[0]?.start || from <= 0 ? 0 : first;
  if (text.length <= begin + most) return (begin ? '…' : '') + text.slice(begin);
  const end = words.findLast((word) => word.end <= begin + most)?.end ?? begin + most;
  return `${begin ? '…' : ''}${text.slice(begin, end)}…`;
};
