import type { Content, Root } from 'mdast';
import { reader } from '../../content/read/markdown';
import { isNoteMark } from './clean/notes';
import { parseHtml } from './parse';
import { attribute, findAll, isBlock, isElement, isPicture, type Node, textIn } from './tree';

/** Words of letters and digits, and signs like ♥ that say something by themselves. */
const word = /[\p{L}\p{M}\p{N}]+|[\p{So}\p{Sc}]/gu;

// eslint-disable-next-line no-misleading-character-class -- they stand each for itself
const unseen = /[\u00AD\u200B-\u200F\u2060\uFE0E\uFE0F\uFEFF\uFFFD]|\p{Cs}/gu;

/** The words of a text, in one form for ² and 2, ﬁ and fi. */
const wordsIn = (text: string): string[] => text.normalize('NFKC').replace(unseen, '').match(word) ?? [];

const hidden = new Set('script style template head title svg canvas'.split(' '));

/** What holds no words of the text, and parts those around it. */
const boxes = new Set('select textarea audio video iframe embed datalist'.split(' '));

const apart = new Set('br img rt rp q button input'.split(' '));

const htmlText = (node: Node, into: string[], around: string): void => {
  if (node.type === 'text') into.push(node.value);
  if (!isElement(node) || hidden.has(node.tagName)) return;
  if (isNoteMark(node)) {
    // The space behind it may stand in it, or a new line.
    const isApart = /\s$/.test(textIn(node)) || findAll([node], ({ tagName }) => tagName === 'br').length > 0;
    into.push(isApart ? ' ' : '');
    return;
  }
  const { tagName, children } = node;
  if (tagName === 'noscript' && findAll(children, isPicture).length > 0) return;
  const isBox = boxes.has(tagName);
  const isQuoted = tagName === 'cite' && around === 'blockquote';
  const edge = isBox || isQuoted || isBlock(node) || apart.has(tagName) ? '\n' : '';
  into.push(edge, attribute(node, 'alt'));
  if (!isBox) for (const child of children) htmlText(child, into, tagName);
  into.push(edge);
};

/**
 * The words that a page of this HTML shows or, of its pictures, says to those who do not see them, in their order. The numbers
 * of notes are none, nor is what players and fields of forms hold. Throws Refused where the HTML is too long.
 */
export const visibleText = (html: string): string[] => {
  const into: string[] = [];
  for (const node of parseHtml(html).children) htmlText(node, into, '');
  return wordsIn(into.join(''));
};

const inLine = new Set(
  'text inlineCode emphasis strong delete link linkReference footnoteReference'.split(' '),
);

const markdownText = (node: Content | Root, into: string[]): void => {
  const isApart = !inLine.has(node.type);
  if (isApart) into.push('\n');
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') into.push(node.value);
  if (node.type === 'image') into.push(node.alt ?? '', '\n', node.title ?? '');
  if ('children' in node) for (const child of node.children) markdownText(child, into);
  if (isApart) into.push('\n');
};

/**
 * Words in the middle of a line, between spaces and without a sign of Markdown, that are there however the rest is read: reading
 * a text without them takes a fifth of the time.
 */
const plainWords = /(?<=\p{L}[,;]? )(?:\p{L}[\p{L}\p{M}\p{N}’]*[,;!?.…]? ){2,200}(?=\S)/gu;

/** The words of a text in Markdown as the site reads it, with what its pictures say and the captions of these; in any order. */
export const visibleTextOfMarkdown = (markdown: string): string[] => {
  const plain: string[] = [];
  const rest = markdown.replace(plainWords, (words) => {
    plain.push(words);
    return '';
  });
  const into: string[] = [];
  markdownText(reader.parse(rest) as Root, into);
  return wordsIn([...plain, ...into].join(''));
};

/** The words that are in one text and not, or less often, in the other, in their order. */
export const missingWords = (before: readonly string[], after: readonly string[]): string[] => {
  const there = new Map<string, number>();
  for (const word of after) there.set(word, (there.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = there.get(word) ?? 0;
    there.set(word, count - 1);
    return count <= 0;
  });
};

/** The words that a page of this HTML shows and the text in Markdown does not, in their order. */
export const lostWords = (html: string, markdown: string): string[] =>
  missingWords(visibleText(html), visibleTextOfMarkdown(markdown));
