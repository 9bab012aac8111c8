import type { Block } from './markdownTree';
import { wordsIn } from './markdownTree';

const longest = 200;

const cut = (sentence: string): string =>
  sentence.length <= longest ? sentence : `${sentence.slice(0, longest).replace(/\s+\S*$/, '')}…`;

/** The first sentence of the first paragraph with words; empty where there is none. */
export const firstSentence = (blocks: readonly Block[]): string => {
  const words = blocks
    .filter(({ type }) => type === 'paragraph')
    .map((block) => wordsIn(block).replace(/\s+/g, ' ').trim())
    .find((line) => /\p{L}/u.test(line));
  if (!words) return '';
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const [first = '', ...others] = [...segmenter.segment(words.slice(0, 2000))].map(({ segment }) => segment);
  // “Who?” she said: no sentence begins with a small letter.
  const end = others.findIndex((sentence) => !/^\p{Ll}/u.test(sentence));
  return cut([first, ...others.slice(0, end < 0 ? others.length : end)].join('').trim());
};
