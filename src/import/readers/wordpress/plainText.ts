import { fromHtml } from 'hast-util-from-html';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly children?: readonly Node[];
}

const unseen = ['script', 'style', 'template'];
const breaks = ['br', 'p', 'div', 'li'];

const textOf = ({ type, value = '', tagName = '', children = [] }: Node): string => {
  if (type === 'text') return value;
  if (unseen.includes(tagName)) return '';
  const text = children.map(textOf).join('');
  return breaks.includes(tagName) ? ` ${text} ` : text;
};

/** HTML as one line of text: entities decoded, without tags and control characters. */
export const plainText = (html: string): string => {
  const text = /[<&]/.test(html) ? textOf(fromHtml(html, { fragment: true })) : html;
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
};

/** The most that a field of one line holds. */
const longest = 2000;

/** A text as long as a field of one line allows, cut between words. */
export const fitted = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
