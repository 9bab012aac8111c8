import toHtml from 'hast-util-to-html';
import type { Root } from 'mdast';
import toHast from 'mdast-util-to-hast';
import { reader, readMarkdown } from '../../content/read/markdown';
import { beginning, countOf } from '../../lib/text';
import type { Converted, NewNames } from '../compose';
import type { FoundText } from '../found';
import { firstSentences } from './firstSentences';
import { htmlToMarkdown } from './htmlToMarkdown';
import { limitMarkdown } from './limitMarkdown';
import type { Block } from './markdownTree';
import { rewriteMarkdown } from './rewriteMarkdown';
import { lostWords } from './visibleText';

/** Markdown with HTML in it, as HTML alone. */
const asHtml = (markdown: string): string =>
  toHtml(toHast(reader.parse(markdown), { allowDangerousHtml: true }), {
    allowDangerousHtml: true,
  });

/** The words that are not in the text any more, if any, for the report. */
const lostInWords = (words: readonly string[]): Converted['lost'] =>
  words.length
    ? [
        {
          what: `${countOf(words.length, 'word')} (${beginning(words.join(' '), 100)})`,
          why: 'Markdown has no way to write it as it was',
        },
      ]
    : [];

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
  return { ...converted, lost: [...converted.lost, ...lostInWords(words)] };
};
