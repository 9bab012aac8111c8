import { wordsIn } from '../../../lib/editMessages';

const blocks = 'p, h1, h2, h3, h4, h5, h6, th, td, figcaption, img';

/** The part of a text that says these words; undefined where none does. */
export const blockWith = (text: HTMLElement, words: string): Element | undefined => {
  const wanted = wordsIn(words);
  const isIt = (block: Element): boolean =>
    wordsIn(block.getAttribute('alt') ?? block.textContent).includes(wanted);
  return wanted.trim() ? [...text.querySelectorAll(blocks)].find(isIt) : undefined;
};

/** Puts the cursor before the paragraph of a text that says these words; without one it stays where it is. */
export const goToWords = (text: HTMLTextAreaElement, words: string): void => {
  const wanted = wordsIn(words);
  const paragraph = text.value.split(/\n{2,}/).find((one) => wordsIn(one).includes(wanted));
  const start = paragraph === undefined || !wanted.trim() ? -1 : text.value.indexOf(paragraph);
  if (start >= 0) text.setSelectionRange(start, start);
};
