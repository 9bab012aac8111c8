import { readFileSync } from 'node:fs';
import { attributes, texts } from '../support/site/dom';
import { linkedThing } from '../support/site/linkedThing';
import { fileOf, pageAt } from '../support/site/fixtureSite';
import { author } from '../fixture/writeFixture';
import { documentIn, readEpub } from '../support/epub';

const book = pageAt('/books/first-book/');

test('a book names all who have made it, each with their part, in the order of a title page', () => {
  expect(texts(book, 'h1 ~ p.soft').slice(1)).toEqual([
    `By ${author} and Edda Tor`,
    'Edited by Ed Trimmer',
    'Translated by A. Wick and Bo Wick',
    'Illustrated by Ines Pall',
    'With an introduction by Old Lamp',
  ]);
});

test('a book that the author has made alone names nobody', () => {
  expect(texts(pageAt('/books/second-book/'), 'h1 ~ p.soft')).toEqual([]);
});

test('a book says what it has won, the newest first and of a year the best', () => {
  expect(texts(book, 'ul[aria-label=Awards] li')).toEqual([
    'Wick Prize 2020: Winner',
    'Lamp Award 2020, best first book: Finalist',
    'Lamp Award 2019: Year’s best',
  ]);
  expect(attributes(book, 'ul[aria-label=Awards] a', 'href')).toEqual(['https://lamps.example/2020']);
});

test('the page about the author lists what all works have won, each with its book', () => {
  const about = pageAt('/about/');
  expect(texts(about, 'section[aria-labelledby=awards] li')).toEqual([
    'Wick Prize 2020: Winner, First Book',
    'Lamp Award 2020, best first book: Finalist, First Book',
    'Wick Prize 2019, best short story: Winner, The Wick',
    'Lamp Award 2019: Year’s best, First Book',
  ]);
  expect(attributes(about, 'section[aria-labelledby=awards] a', 'href')).toEqual([
    '/books/first-book/',
    'https://lamps.example/2020',
    '/books/first-book/',
    'https://wick.example/2019',
    '/stories/the-wick/',
    '/books/first-book/',
  ]);
});

test('machines are told the same, and by which names catalogues know the book', () => {
  expect(linkedThing(book, '#book')).toMatchObject({
    author: [{ '@id': 'https://example.com/#author' }, { '@type': 'Person', name: 'Edda Tor' }],
    editor: { '@type': 'Person', name: 'Ed Trimmer' },
    translator: [
      { '@type': 'Person', name: 'A. Wick' },
      { '@type': 'Person', name: 'Bo Wick' },
    ],
    illustrator: { '@type': 'Person', name: 'Ines Pall' },
    contributor: { '@type': 'Person', name: 'Old Lamp' },
    award: [
      'Wick Prize 2020: Winner',
      'Lamp Award 2020, best first book: Finalist',
      'Lamp Award 2019: Year’s best',
    ],
    sameAs: [
      'https://www.isfdb.org/cgi-bin/title.cgi?1234567',
      'https://www.wikidata.org/wiki/Q42',
      'https://openlibrary.org/works/OL45804W',
      'https://www.goodreads.com/book/show/5907',
      'https://www.librarything.com/work/1060',
    ],
  });
});

test('machines are told which editions are translations, of what, by whom and from whom', () => {
  const id = 'https://example.com/books/first-book/#book';
  const work = linkedThing(book, id);
  const editions = (work['workExample'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  expect(editions.map(({ inLanguage, name }) => [inLanguage, name])).toEqual([
    ['en', 'First Book'],
    ['en', 'First Book'],
    ['de', 'Das erste Buch'],
    ['de', 'Das erste Buch'],
    ['en-GB', 'First Book'],
  ]);
  const translations = editions.filter(({ translationOfWork }) => translationOfWork);
  expect(translations).toMatchObject([
    {
      '@type': 'Book',
      translationOfWork: { '@id': id },
      translator: { '@type': 'Person', name: 'Gerda Docht' },
      publisher: { '@type': 'Organization', name: 'Dochtverlag' },
    },
    { '@type': 'Audiobook', translationOfWork: { '@id': id }, readBy: { name: 'Lotte Kerz' } },
  ]);
  expect(work['workTranslation']).toEqual(translations.map((one) => ({ '@id': one['@id'] })));
});

test('feeds and the search know them as well', () => {
  expect(readFileSync(fileOf('/rss.xml'), 'utf8')).toContain('Translated by A. Wick and Bo Wick');
  expect(readFileSync(fileOf('/search/index.json'), 'utf8')).toContain('Old Lamp');
});

test('an e-book names its authors and all others, as the book trade calls their parts', () => {
  const opf = documentIn(readEpub(fileOf('/excerpts/the-first-night.epub')), 'package.opf');
  const people = [...opf.querySelectorAll('[id=author], [id^=person-]')].map(
    ({ localName, textContent, id }) => [
      localName,
      textContent,
      opf.querySelector(`meta[property=role][refines="#${id}"]`)?.textContent,
    ],
  );
  expect(people).toEqual([
    ['creator', author, 'aut'],
    ['creator', 'Edda Tor', 'aut'],
    ['contributor', 'Ed Trimmer', 'edt'],
    ['contributor', 'A. Wick', 'trl'],
    ['contributor', 'Bo Wick', 'trl'],
    ['contributor', 'Ines Pall', 'ill'],
    ['contributor', 'Old Lamp', 'aui'],
  ]);
});

test('an omnibus shows the books that are in it, and these show the omnibus', () => {
  const omnibus = pageAt('/books/a-gone-book/');
  expect(attributes(omnibus, 'section[aria-labelledby=contains] a', 'href')).toEqual([
    '/books/first-book/',
    '/books/third-book/',
  ]);
  expect(attributes(book, 'section[aria-labelledby=contained] a', 'href')).toEqual(['/books/a-gone-book/']);
  expect(linkedThing(omnibus, '#book')['hasPart']).toMatchObject([
    { '@type': 'Book', name: 'First Book' },
    { '@type': 'Book', name: 'Third Book' },
  ]);
});
