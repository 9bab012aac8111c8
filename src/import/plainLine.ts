import { fromHtml } from 'hast-util-from-html';
import { invisibleInField } from '../content/model/invisible';
import { escapeXml, paragraphsOf } from '../lib/text';
import { isElement, type Node } from './text/tree';

const unseen = new RegExp(invisibleInField.source, 'gu');

/** A text as a single line, without invisible characters. */
export const plainLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(unseen, '').trim();

const inline = /^(a|abbr|b|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u)$/;

const wordsIn = (node: Node): string => {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return ' ';
  if (/^(script|style)$/.test(node.tagName)) return '';
  const words = node.children.map(wordsIn).join('');
  return inline.test(node.tagName) ? words : ` ${words} `;
};

/** What HTML is read for a line, and no more: a title, a caption. */
const longestHtml = 10_000;

/** The words of a piece of HTML as a single line; empty where it is longer than any line. */
export const lineOfHtml = (html: string): string => {
  if (html.length > longestHtml) return '';
  if (!/[<&]/.test(html)) return plainLine(html);
  return plainLine(fromHtml(html, { fragment: true }).children.map(wordsIn).join(''));
};

/** A text without marks as HTML. */
export const plainAsHtml = (text: string): string =>
  paragraphsOf(text)
    .map((paragraph) => `<p>${escapeXml(paragraph)}</p>`)
    .join('');
