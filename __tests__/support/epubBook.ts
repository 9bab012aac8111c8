import type { Element, Root } from 'hast';
import type { Book } from '../../src/epub/book';
import { epubWords } from '../../src/words/inNode';

const words = epubWords('en');

/** An element of a text, as Gatsby's transformer makes it. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: (Element | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});
export const tree = (...children: Element[]): Root => ({ type: 'root', children });

/** A book of a text, with the picture of a lamp beside it. */
export const bookOf = (text: Root, more: Partial<Book> = {}): Book => ({
  id: 'https://me.example/blog/a/a.epub',
  title: 'A & <B>',
  kind: words.story,
  author: 'An Author',
  people: [{ name: 'An Author', relator: 'aut' }],
  language: 'en',
  look: {},
  description: 'A “story”.',
  rights: '© 2024',
  source: 'https://me.example/blog/a/',
  day: '2024-01-09',
  cover: new Uint8Array([1]),
  chapters: [
    {
      title: 'A & <B>',
      text,
      address: 'https://me.example/blog/a/',
      pictures: { 'a lamp.jpg': new Uint8Array([2]) },
      links: [],
    },
  ],
  links: [{ words: 'More', link: 'https://me.example/' }],
  ...more,
});

export const paragraph = element('p', {}, 'It was a dark and stormy night, and the rain fell in torrents.');
