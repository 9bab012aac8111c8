import { fromHtml } from 'hast-util-from-html';
import { invisibleInField } from '../content/model/invisible';
import { escapeXml, paragraphsOf } from '../lib/text';

const unseen = new RegExp(invisibleInField.source, 'gu');

/** A text as a single line, without invisible characters. */
export const plainLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(unseen, '').trim();

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly children?: readonly Node[];
}

const inline = /^(a|abbr|b|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u)$/;

const wordsIn = ({ type, value = '', tagName = '', children = [] }: Node): string => {
  if (type === 'text') return value;
  if (/^(script|style)$/.test(tagName)) return '';
  const words = children.map(wordsIn).join('');
  return type === 'root' || inline.test(tagName) ? words : ` ${words} `;
};

/** What HTML is read for a line, and no more: a title, a caption. */
const longestHtml = 10_000;

/** The words of a piece of HTML as a single line; empty where it is longer than any line. */
export const lineOfHtml = (html: string): string => {
  if (html.length > longestHtml) return '';
  return plainLine(/[<&]/.test(html) ? wordsIn(fromHtml(html, { fragment: true })) : html);
};

/** A text without marks as HTML. */
export const plainAsHtml = (text: string): string =>
  paragraphsOf(text)
    .map((paragraph) => `<p>${escapeXml(paragraph)}</p>`)
    .join('');
