import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { SaxesParser } from 'saxes';
import type { Book } from '../../src/epub/book';
import { makeEpub } from '../../src/epub/makeEpub';
import { opdsFeed } from '../../src/epub/opds';
import { words } from '../../src/words/epub/en';
import { charactersOfFont, filesIn, textIn } from '../support/epub';

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: (Element | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});
const tree = (...children: Element[]): Root => ({ type: 'root', children });

const bookOf = (text: Root, more: Partial<Book> = {}): Book => ({
  id: 'https://me.example/blog/a/a.epub',
  title: 'A & <B>',
  kind: words.story,
  author: 'An Author',
  language: 'en',
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

const textOf = async (...children: Element[]): Promise<string> =>
  textIn(await makeEpub(bookOf(tree(...children)), words), 'text-1.xhtml');

const paragraph = element('p', {}, 'It was a dark and stormy night, and the rain fell in torrents.');

test('the same book is the same bytes, whatever the clock says', async () => {
  const digest = async (): Promise<string> =>
    createHash('sha256')
      .update(await makeEpub(bookOf(tree(paragraph)), words))
      .digest('hex');
  const first = await digest();
  jest.useFakeTimers({ now: new Date(2031, 4, 5), doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
  expect(await digest()).toBe(first);
  jest.useRealTimers();
});

test('its type comes first and is not packed', async () => {
  const epub = Buffer.from(await makeEpub(bookOf(tree(paragraph)), words));
  expect(epub.readUInt16LE(8)).toBe(0);
  expect(epub.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
});

test('every file of XML is well formed, whatever a title holds', async () => {
  const files = filesIn(await makeEpub(bookOf(tree(element('p', {}, 'A\u0000\u000B & <b>'))), words));
  const xml = Object.entries(files).filter(([name]) => /\.(xml|xhtml|opf)$/.test(name));
  expect(xml.length).toBeGreaterThan(5);
  for (const [, bytes] of xml)
    expect(() => new SaxesParser({ xmlns: true }).write(Buffer.from(bytes).toString()).close()).not.toThrow();
});

test('links lead back to the site, those within the text stay', async () => {
  const text = await textOf(
    element(
      'p',
      { id: 'here' },
      element('a', { href: '/about/' }, 'A'),
      element('a', { href: '#here' }, 'B'),
    ),
    element(
      'p',
      {},
      element('a', { href: '#there' }, 'C'),
      element('a', { href: 'mailto:a@b.example' }, 'D'),
    ),
  );
  expect(text).toContain('<a href="https://me.example/about/">A</a><a href="#here">B</a>');
  expect(text).toContain(
    '<a href="https://me.example/blog/a/#there">C</a><a href="mailto:a@b.example">D</a>',
  );
});

test('a picture beside the text is in the book, and no other', async () => {
  const text = await textOf(
    element('p', {}, element('img', { src: './a%20lamp.jpg', alt: 'A lamp' })),
    element('p', {}, element('img', { src: './none.jpg', alt: 'None' })),
  );
  expect(text).toContain('<img alt="A lamp" src="picture-1-1.jpg"/>');
  expect(text).not.toContain('None');
});

test('notes are told from the text, and every id is there once', async () => {
  const ref = () =>
    element('sup', { id: 'fnref-1' }, element('a', { href: '#fn-1', className: ['footnote-ref'] }, '1'));
  const back = element('a', { href: '#fnref-1', className: ['footnote-backref'] }, '↩');
  const text = await textOf(
    element('p', {}, ref(), ref()),
    element(
      'div',
      { className: ['footnotes'] },
      element('ol', {}, element('li', { id: 'fn-1' }, 'A note.', back)),
    ),
  );
  expect(text).toContain('<a class="footnote-ref" epub:type="noteref" href="#fn-1" role="doc-noteref">1</a>');
  expect(text).toContain('<section aria-label="Notes" class="footnotes" epub:type="endnotes"');
  expect(text).toContain('<li epub:type="endnote" id="fn-1">');
  expect(text.match(/id="fnref-1"/g)).toHaveLength(1);
});

test('what a book may not hold is left out, and of unknown elements their text stays', async () => {
  const text = await textOf(
    element('script', {}, 'alert(1)'),
    element('p', { onClick: 'alert(1)', style: 'color: red' }, element('center', {}, 'kept')),
    element('table', {}, element('tr', {}, element('td', { align: 'right' }, '1'))),
    element('ul', {}, element('li', {}, element('input', { type: 'checkbox', checked: true }), ' done')),
  );
  expect(text).not.toMatch(/script|alert|color|center|input/);
  expect(text).toContain('<p>kept</p>');
  expect(text).toContain('<td style="text-align: right">1</td>');
  expect(text).toContain('<li>☑ done</li>');
});

test('the first words stand in small capitals, where a text begins with words', async () => {
  expect(await textOf(paragraph)).toContain('<p><span class="opening">It was a dark and stormy</span> night');
  expect(await textOf(element('h2', {}, 'One'), paragraph)).not.toContain('opening');
});

test('fonts have the letters of the text alone, rare ones in a cut of their own', async () => {
  const plain = filesIn(await makeEpub(bookOf(tree(paragraph)), words));
  const cutsOf = (files: object): string[] =>
    Object.keys(files)
      .filter((name) => name.endsWith('.ttf'))
      .map((name) => name.slice('book/'.length))
      .sort();
  expect(cutsOf(plain)).toEqual(['alegreya-basic.ttf', 'alegreya-sc-basic.ttf']);
  const characters = charactersOfFont(plain['book/alegreya-basic.ttf'] ?? new Uint8Array());
  expect([...'stormy,'].filter((letter) => !characters.has(letter))).toEqual([]);
  expect(characters).not.toContain('Z');
  const rare = await makeEpub(
    bookOf(tree(element('p', {}, 'Erdős ', element('em', {}, 'naïve'), element('strong', {}, 'Q')))),
    words,
  );
  expect(cutsOf(filesIn(rare))).toEqual([
    'alegreya-basic-bold.ttf',
    'alegreya-basic.ttf',
    'alegreya-extended-bold.ttf',
    'alegreya-extended.ttf',
    'alegreya-italic-basic.ttf',
    'alegreya-italic-extended.ttf',
    'alegreya-italic-western.ttf',
    'alegreya-sc-basic.ttf',
    'alegreya-sc-extended.ttf',
    'alegreya-sc-western.ttf',
    'alegreya-western-bold.ttf',
    'alegreya-western.ttf',
  ]);
  expect(charactersOfFont(filesIn(rare)['book/alegreya-extended.ttf'] ?? new Uint8Array())).toContain('ő');
});

test('the package says which part of which series a book is, and by whom', async () => {
  const series = { title: 'The Lamps', position: 1.5, inWords: 'The Lamps, part 1.5' };
  const part = { part: 'Chapter One', publisher: 'A Press', series };
  const epub = await makeEpub(bookOf(tree(paragraph), part), words);
  const opf = textIn(epub, 'package.opf');
  expect(opf).toContain('<dc:title>A &amp; &lt;B&gt;: Chapter One</dc:title>');
  expect(opf).toContain('<meta property="belongs-to-collection" id="series">The Lamps</meta>');
  expect(opf).toContain('<meta property="group-position" refines="#series">1.5</meta>');
  expect(opf).toContain('<dc:publisher>A Press</dc:publisher>');
  expect(textIn(epub, 'title.xhtml')).toContain('The Lamps, part 1.5');
});

test('of several texts the table of contents is a page, and each has what it is from', async () => {
  const [chapter] = bookOf(tree(paragraph)).chapters;
  if (!chapter) throw new Error('no chapter');
  const shop = { words: 'A Shop*', link: 'https://shop.example/' };
  const sold = { ...chapter, subtitle: 'One', links: [shop], linksNote: 'It pays.' };
  const epub = await makeEpub(bookOf(tree(), { chapters: [sold, { ...chapter, title: 'C' }] }), words);
  expect(textIn(epub, 'package.opf')).toMatch(
    /<itemref idref="title-xhtml"\/><itemref idref="contents-xhtml"\/>/,
  );
  expect(textIn(epub, 'contents.xhtml')).toContain('A &amp; &lt;B&gt; · One</a>');
  expect(textIn(epub, 'more.xhtml')).toContain('<a href="https://shop.example/">A Shop*</a>');
  expect(textIn(epub, 'more.xhtml')).toContain('It pays.');
  expect(textIn(epub, 'text-2.xhtml')).toContain('<h1>C</h1>');
});

test('a catalog has the newest first, each by its own address', () => {
  const entry = {
    path: '/a.epub',
    bytes: 7,
    title: 'A & B',
    kind: words.story,
    description: 'A',
    day: '2020-01-02',
    page: 'https://me.example/site/a/',
    cover: '/a.jpg',
    thumbnail: '/b.jpg',
  };
  const feed = opdsFeed({
    title: 'Mine',
    author: 'Me',
    language: 'en',
    siteUrl: 'https://me.example/site',
    path: '/opds.xml',
    entries: [entry, { ...entry, path: '/n.epub', day: '2021-01-02' }],
  });
  expect(() => new SaxesParser({ xmlns: true }).write(feed).close()).not.toThrow();
  expect([...feed.matchAll(/<id>([^<]+)/g)].map(([, id]) => id)).toEqual([
    'https://me.example/site/opds.xml',
    'https://me.example/site/n.epub',
    'https://me.example/site/a.epub',
  ]);
  expect(feed).toContain('<updated>2021-01-02T00:00:00Z</updated>');
  expect(feed).toContain('<title>A &amp; B</title>');
});
