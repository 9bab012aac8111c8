import toHtml from 'hast-util-to-html';
import type { Root } from 'mdast';
import toHast from 'mdast-util-to-hast';
import { reader, readMarkdown } from '../../content/read/markdown';
import { Refused } from '../../content/read/refused';
import { beginning, countOf } from '../../lib/text';
import type { Converted, NewNames } from '../compose';
import type { FoundText } from '../found';
import { firstSentences } from './firstSentences';
import { htmlToMarkdown } from './htmlToMarkdown';
import type { Block } from './markdownTree';
import { rewriteMarkdown } from './rewriteMarkdown';
import { lostWords } from './visibleText';

/** What a reader of Markdown stops at, and where a new paragraph or a new point of a list begins. */
const stops = /[@[\]*_`~<\\&\n]/g;
const betweenParagraphs = /\n[ \t]*\n|\n(?= {0,3}[-*+] \S)/;

/** At each stop a reader looks through those before it in the paragraph: 30,000 in one are half a minute. */
const mostLooks = 1_000_000_000;

/** Throws Refused of Markdown that a reader would sit over: a check ends what takes too long, and here nobody does. */
const limitMarkdown = (text: string): void => {
  let looks = 0;
  for (const paragraph of text.split(betweenParagraphs)) looks += (paragraph.match(stops)?.length ?? 0) ** 2;
  if (looks > mostLooks)
    throw new Refused(
      'the text has paragraphs with so many signs like * and [ and ends of lines that reading them takes too long',
    );
};

/** Markdown with HTML in it, as HTML alone. */
const asHtml = (markdown: string): string =>
  toHtml(toHast(reader.parse(markdown), { allowDangerousHtml: true }), {
    allowDangerousHtml: true,
  });

/**
 * A text of a source as the Markdown of this site, with what it lost. Throws Refused where it is longer than any honest one, or
 * would take too long to read.
 */
export const convert = ({ format, source }: FoundText, names: NewNames): Converted => {
  if (format === 'markdown') limitMarkdown(source);
  if (format === 'markdown' && !readMarkdown(source).tags.length) {
    const { markdown, lost } = rewriteMarkdown(source, names);
    const { children } = reader.parse(markdown) as Root;
    // One tree is of an older version of the same library.
    return { markdown, lost, firstSentences: firstSentences(children as unknown as Block[]) };
  }
  const html = format === 'html' ? source : asHtml(source);
  const converted = htmlToMarkdown(html, names);
  limitMarkdown(converted.markdown);
  const words = lostWords(html, converted.markdown);
  if (!words.length) return converted;
  const what = `${countOf(words.length, 'word')} (${beginning(words.join(' '), 100)})`;
  return {
    ...converted,
    lost: [...converted.lost, { what, why: 'Markdown has no way to write it as it was' }],
  };
};
