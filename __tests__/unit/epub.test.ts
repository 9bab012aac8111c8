import { createHash } from 'node:crypto';
import { SaxesParser } from 'saxes';
import { makeEpub } from '../../src/epub/makeEpub';
import { epubWords } from '../../src/words/inNode';
import { charactersOfFont, filesIn, textIn } from '../support/epub';
import { bookOf, element, paragraph, tree } from '../support/epubBook';

const words = epubWords('en');

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

test('fonts have the letters of the text alone, rare ones in a cut of their own', async () => {
  const plain = filesIn(await makeEpub(bookOf(tree(paragraph)), words));
  const cutsOf = (files: object): string[] =>
    Object.keys(files)
      .filter((name) => name.endsWith('.ttf'))
      .map((name) => name.slice('book/'.length))
      .sort();
  expect(cutsOf(plain)).toEqual(['caps-basic.ttf', 'text-basic.ttf']);
  const characters = charactersOfFont(plain['book/text-basic.ttf'] ?? new Uint8Array());
  expect(Array.from('stormy,').filter((letter) => !characters.has(letter))).toEqual([]);
  expect(characters).not.toContain('Z');
  const rare = await makeEpub(
    bookOf(tree(element('p', {}, 'Erdős ', element('em', {}, 'naïve'), element('strong', {}, 'Q')))),
    words,
  );
  expect(cutsOf(filesIn(rare))).toEqual([
    'caps-basic.ttf',
    'caps-european.ttf',
    'text-basic-bold.ttf',
    'text-basic.ttf',
    'text-european-bold.ttf',
    'text-european.ttf',
    'text-italic-basic.ttf',
    'text-italic-european.ttf',
  ]);
  expect(charactersOfFont(filesIn(rare)['book/text-european.ttf'] ?? new Uint8Array())).toContain('ő');
  // Not all readers heed unicode-range, so each cut is a family, and the style sheet names those that the book has.
  expect(textIn(rare, 'book.css')).toContain("font-family: 'Alegreya', 'Alegreya european', serif;");
  expect(textIn(rare, 'book.css')).toContain("font-family: 'Alegreya SC', 'Alegreya SC european', serif;");
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

test('a part of a series without a number has none in the package', async () => {
  const series = { title: 'The Lamps', inWords: 'The Lamps' };
  const opf = textIn(await makeEpub(bookOf(tree(paragraph), { series }), words), 'package.opf');
  expect(opf).toContain('<meta property="belongs-to-collection" id="series">The Lamps</meta>');
  expect(opf).not.toContain('group-position');
});

test('what is in a book is listed, each once and by an id of its own, and nothing else is', async () => {
  const epub = await makeEpub(bookOf(tree(paragraph)), words);
  const opf = textIn(epub, 'package.opf');
  const items = [...opf.matchAll(/<item id="([^"]+)" href="([^"]+)" media-type="([^"]+)"/g)];
  const files = Object.keys(filesIn(epub)).filter((name) => name.startsWith('book/'));
  expect(items.map(([, , href]) => `book/${href}`).sort()).toEqual(
    files.filter((name) => name !== 'book/package.opf').sort(),
  );
  const ids = [...opf.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(opf).toMatch(
    /<item id="cover-jpg" href="cover.jpg" media-type="image\/jpeg" properties="cover-image"\/>/,
  );
  expect(opf.match(/ properties="nav"\/>/g)).toHaveLength(1);
  expect(Buffer.from(filesIn(epub)['META-INF/container.xml'] ?? []).toString()).toContain(
    'full-path="book/package.opf"',
  );
});

test('pages stand in their order, and menus lead to them and to where the text begins', async () => {
  const epub = await makeEpub(bookOf(tree(paragraph)), words);
  const pages = ['cover', 'title', 'text-1', 'more'];
  expect(
    [...textIn(epub, 'package.opf').matchAll(/<itemref idref="([\w-]+)-xhtml"\/>/g)].map(([, id]) => id),
  ).toEqual(pages);
  const links = [
    ...textIn(epub, 'contents.xhtml').matchAll(/<a href="([^"]+)"(?: epub:type="(\w+)")?>([^<]+)/g),
  ];
  expect(links.map(([, href, type = 'listed', title]) => `${type}: ${href} ${title}`)).toEqual([
    'listed: title.xhtml Title page',
    'listed: text-1.xhtml A &amp; &lt;B&gt;',
    'listed: more.xhtml More',
    'cover: cover.xhtml Cover',
    'titlepage: title.xhtml Title page',
    'bodymatter: text-1.xhtml A &amp; &lt;B&gt;',
  ]);
});

test('the package says what the book is called, of which day, whose and in which language', async () => {
  const opf = textIn(await makeEpub(bookOf(tree(paragraph)), words), 'package.opf');
  const said = [...opf.matchAll(/<dc:(\w+)[^>]*>([^<]*)</g)].map(([, name, text]) => `${name}: ${text}`);
  expect(said).toEqual([
    'identifier: https://me.example/blog/a/a.epub',
    'title: A &amp; &lt;B&gt;',
    'creator: An Author',
    'language: en',
    'date: 2024-01-09',
    'description: A “story”.',
    'rights: © 2024',
    'source: https://me.example/blog/a/',
  ]);
  expect(opf).toContain('<meta property="dcterms:modified">2024-01-09T00:00:00Z</meta>');
  // It has a picture of its text.
  expect(opf).toContain('<meta property="schema:accessMode">visual</meta>');
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

test.each([
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['en', 'ltr'],
])('a book in %s turns its pages %s, and its texts run so', async (language, direction) => {
  const files = filesIn(await makeEpub({ ...bookOf(tree(paragraph)), language }, words));
  const text = (name: string): string => Buffer.from(files[name] ?? []).toString();
  const [opf] = Object.keys(files).filter((name) => name.endsWith('.opf'));
  expect(text(opf ?? '')).toContain(`<spine page-progression-direction="${direction}">`);
  expect(text(opf ?? '')).toMatch(new RegExp(`<package [^>]*dir="${direction}"`));
  const pages = Object.keys(files).filter((name) => name.endsWith('.xhtml'));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter((name) => !new RegExp(`<html [^>]*dir="${direction}"`).test(text(name)))).toEqual([]);
});
