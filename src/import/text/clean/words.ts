import { attribute, isElement, type Node } from '../tree';

/** Characters that nobody sees, and those that the site refuses. Joiners stay: scripts and emoji are made with them. */
const unseen = /[\u00AD\u200B\u2060\uFEFF\uFFF9-\uFFFB\uFFFD]|(?![\t\n\r\f])\p{Cc}|\p{Cs}/gu;

/** Spaces at which no line may break, but for those of numbers with their units and of French signs. */
const needlessNoBreak = /(?<!\d)\u00A0(?![:;!?»%])|\u00A0(?=\s|$)/gu;

/** A text without what nobody sees, and with common spaces. */
export const plainText = (value: string): string =>
  value
    .replace(unseen, '')
    .replace(/(?<=«)\u00A0/g, '\u202F')
    .replace(needlessNoBreak, ' ');

/** All that is written, as code has it: with line ends where breaks are, and the words of pictures. */
export const written = (node: Node): string => {
  if (node.type === 'text') return node.value.replace(/(?![\t\n\r])\p{Cc}|[\uFEFF\uFFF9-\uFFFB\uFFFD]/gu, '');
  if (!isElement(node) || /^(script|style)$/.test(node.tagName)) return '';
  if (node.tagName === 'br') return '\n';
  if (node.tagName === 'q') return `“${node.children.map(written).join('')}”`;
  return node.tagName === 'img' ? ` ${attribute(node, 'alt')} ` : node.children.map(written).join('');
};
