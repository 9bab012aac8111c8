import type { Block } from './markdownTree';
import { wordsIn } from './markdownTree';

/** A description is about so long at least where the text is, and at most. */
const [enough, longest] = [60, 200];

const cut = (sentence: string): string =>
  sentence.length <= longest ? sentence : `${sentence.slice(0, longest).replace(/\s+\S*$/, '')}…`;

/** A paragraph that is an address or the name of a picture says nothing of the text. */
const saysNothing = /^(\S+\.\w{2,4}|[a-z]+:\/\/\S+)$/i;

/** The sentences of a paragraph. “Who?” she said: none begins with a small letter. */
const sentencesIn = (words: string): string[] => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(words.slice(0, 2000)))
    sentences.push(`${/^\p{Ll}/u.test(segment) ? (sentences.pop() ?? '') : ''}${segment}`);
  return sentences;
};

/** The first sentences of a text, as many as say what it is about; empty where there are no words. */
export const firstSentences = (blocks: readonly Block[]): string => {
  const paragraphs = blocks
    .filter(({ type }) => type === 'paragraph')
    .map((block) => wordsIn(block).replace(/\s+/g, ' ').trim())
    .filter((line) => /\p{L}/u.test(line) && !saysNothing.test(line));
  let said = '';
  for (const sentence of paragraphs.slice(0, 5).flatMap((words) => sentencesIn(`${words} `))) {
    if (said.length >= enough || (said && said.length + sentence.length > longest)) break;
    said += sentence;
  }
  return cut(said.trim());
};
