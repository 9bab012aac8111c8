import { Refused } from '../../content/read/refused';

/** What a reader of Markdown stops at, and where a new paragraph or a new point of a list begins. */
const stops = /[@[\]*_`~<\\&\n]/g;
const betweenParagraphs = /\n[ \t]*\n|\n(?= {0,3}[-*+] \S)/;

/** At each stop a reader looks through those before it in the paragraph: 30,000 in one are half a minute. */
const mostLooks = 1_000_000_000;

/** Throws Refused of Markdown that a reader would sit over: a check ends what takes too long, and here nobody does. */
export const limitMarkdown = (text: string): void => {
  let looks = 0;
  for (const paragraph of text.split(betweenParagraphs)) looks += (paragraph.match(stops)?.length ?? 0) ** 2;
  if (looks > mostLooks)
    throw new Refused(
      'the text has paragraphs with so many signs like * and [ and ends of lines that reading them takes too long',
    );
};
