import type { Element, Root, Text } from 'hast';
import visit from 'unist-util-visit';
import { tried } from '../lib/tried';
import type { EpubWords } from '../words/inNode';

/** An address as it was before it was encoded; what never was stays. */
const decoded = (address: string): string => tried(() => decodeURI(address)) ?? address;

const classesOf = ({ properties = {} }: Element): readonly unknown[] =>
  Array.isArray(properties['className']) ? properties['className'] : [];

const elementsIn = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element');

/** How readers tell the number of a note, and the note. */
const markNotes = (node: Element, words: EpubWords): void => {
  const mark = (properties: object): void => void Object.assign((node.properties ??= {}), properties);
  const classes = classesOf(node);
  if (classes.includes('footnote-ref')) mark({ epubType: 'noteref', role: 'doc-noteref' });
  if (classes.includes('footnote-backref')) mark({ role: 'doc-backlink', ariaLabel: words.backToText });
  if (!classes.includes('footnotes')) return;
  node.tagName = 'section';
  mark({ epubType: 'endnotes', role: 'doc-endnotes', ariaLabel: words.notes });
  for (const list of elementsIn(node).filter(({ tagName }) => tagName === 'ol'))
    for (const item of elementsIn(list)) (item.properties ??= {})['epubType'] = 'endnote';
};

/** How much of a text is set in small capitals at its beginning, in characters: a few words, and no line. */
const mostOpening = 26;

/** Sets the first words in small capitals, as the pages set the first line: how long that is, no book knows. */
const markOpening = ({ children }: Root): void => {
  const first = children.find((node): node is Element => node.type === 'element');
  const [text] = first?.tagName === 'p' ? first.children : [];
  if (!first || text?.type !== 'text') return;
  const [opening = ''] = new RegExp(`^.{0,${mostOpening}}(?=\\s|$)`, 'su').exec(text.value) ?? [];
  if (!opening.trim()) return;
  const rest: Text = { type: 'text', value: text.value.slice(opening.length) };
  const span: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['opening'] },
    children: [{ type: 'text', value: opening }],
  };
  first.children.splice(0, 1, span, rest);
};

/**
 * Calls by a number what has an id, and each once: a note that is named twice has its number's twice, and what authors call
 * their notes may stand in no address. Returns the numbers by the ids.
 */
const numberIds = (tree: Root): ReadonlyMap<string, string> => {
  const numbers = new Map<string, string>();
  visit(tree, 'element', ({ properties = {} }: Element) => {
    const id = properties['id'];
    if (typeof id !== 'string') return;
    if (numbers.has(id)) delete properties['id'];
    else numbers.set(id, (properties['id'] = `place-${numbers.size + 1}`));
  });
  return numbers;
};

/** The id that a link within the text leads to, which may be written as it is or encoded. */
const idBehind = (href: string, numbers: ReadonlyMap<string, string>): string | undefined => {
  if (!href.startsWith('#')) return undefined;
  const id = href.slice(1);
  return numbers.get(id) ?? numbers.get(decoded(id));
};

/** Where a text is set. */
export interface Place {
  /** The address of the page of the text. */
  readonly address: string;
  /** The path in the book of a picture beside the text; null where there is none. */
  readonly pictureAt: (name: string) => string | null;
  readonly words: EpubWords;
}

/**
 * A text made ready for a book: its links lead back to the site, its pictures into the book, its notes are marked as such,
 * and its first words stand in small capitals. What is given stays as it is.
 */
export const prepareText = (text: Root, { address, pictureAt, words }: Place): Root => {
  const tree = structuredClone(text);
  const numbers = numberIds(tree);
  visit(tree, 'element', (node: Element) => {
    const { tagName, properties = {} } = node;
    const { href, src } = properties;
    if (tagName === 'a' && typeof href === 'string') {
      const id = idBehind(href, numbers);
      properties['href'] = id ? `#${id}` : new URL(href, address).href;
    }
    if (tagName === 'img') properties['src'] = pictureAt(decoded(String(src).replace(/^\.\//, '')));
    markNotes(node, words);
  });
  markOpening(tree);
  return tree;
};
