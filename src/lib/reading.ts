const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The count of words of a text, in languages without spaces too. */
export const countWords = (text: string): number => {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
};

/** The words of HTML as browsers write it: attributes stand in double quotes. */
export const wordsOfHtml = (html: string): string => html.replaceAll(/<(?:[^">]|"[^"]*")*>|&\w+;/g, ' ');

/** How many words adults read in a minute, silently (Brysbaert 2019, doi.org/10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238;

/** How many minutes it takes to read a text, at least one. */
export const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(countWords(text) / wordsPerMinute));
