import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check/checkContent';
import { formatProblem } from '../../../src/content/read/problem';
import { coversPerPage } from '../../../src/lib/coverGrid';
import {
  book,
  bookFile,
  type Changes,
  makeContent,
  pixel,
  problemsOf,
  removeContent,
  site,
  today,
} from '../../support/content';

/** The small site's check has it that it is 9 March 2024. */
const about = { blurb: 'What it is about.\n\nAnd more.' };
const bookWith = (fields: object) => ({ ...book, ...fields });
const another = (fields: object): Changes => ({
  'books/b-book/index.json': { ...book, id: 2, title: 'B', ...fields },
  'books/b-book/cover.png': pixel,
});
const series = '---\nid: 1\ntitle: "S"\ndescription: "D"\nstatus: complete\n---\n\nText.\n';
const part = (position: number) => ({ series: { name: 'a-series', position } });
const post = (more: string) =>
  `---\ntitle: "T"\ndescription: "D"\nform: essay\npublished: 2024-01-01\n${more}---\n\nText.\n`;
const page = (text: string) => `---\ntitle: "T"\ndescription: "D"\n---\n\n${text}\n`;

test.each<[string, Changes]>([
  [
    'a book of which all is said',
    {
      [bookFile]: bookWith({
        affiliate: true,
        about: { ...about, subtitle: 'S', praise: [{ quote: 'Q', source: 'S' }], excerpt: 'one', notes: 'N' },
        ...part(1),
        editions: [
          {
            format: 'paperback',
            released: '2033-10-31',
            pages: 300,
            isbn: '978-3-16-148410-0',
            retailers: [{ name: 'A shop', link: 'https://shop.example/a', affiliate: true }],
          },
        ],
        aliases: ['/books/an-old-name/'],
      }),
      'excerpts/one/index.md': '---\ntitle: "One"\n---\n\nText.\n',
      'series/a-series/index.md': series,
    },
  ],
  [
    'a link to a book’s page, to a series and to all',
    {
      [bookFile]: bookWith({ about, ...part(1) }),
      'series/a-series/index.md': series,
      'pages/contact/index.md': page('[a](/books/a-book/) [b](/series/a-series/) [c](/series/)'),
    },
  ],
  [
    'a draft, and what is to come',
    {
      [bookFile]: bookWith({ draft: true }),
      ...another({ from: '2033-01-01' }),
      'posts/a-post/index.md': post('').replace('2024-01-01', '2033-01-01'),
    },
  ],
  [
    'the same part of a series as a book and as a recording',
    {
      [bookFile]: bookWith(part(1)),
      'series/a-series/index.md': series,
      'audiobooks/a/index.json': { ...book, ...part(1), audio: { narrator: 'N', book: 'a-book' } },
      'audiobooks/a/cover.png': pixel,
    },
  ],
])('%s is right', async (_name, changes) => {
  expect(await problemsOf(changes)).toEqual([]);
});

test.each<[string, Changes, string[]]>([
  [
    'a series that is not there',
    { [bookFile]: bookWith(part(1)) },
    [
      'data/books/a-book/index.json:7 series.name: names no entry of data/series, got "a-series": there is none yet',
    ],
  ],
  [
    'a series that is misspelt',
    {
      [bookFile]: bookWith({ series: { name: 'a-serie', position: 1 } }),
      'series/a-series/index.md': series,
    },
    [
      'data/books/a-book/index.json:7 series.name: names no entry of data/series, got "a-serie": did you mean a-series?',
    ],
  ],
  [
    'two books that are the same part',
    { [bookFile]: bookWith(part(1.5)), ...another(part(1.5)), 'series/a-series/index.md': series },
    [
      'data/books/b-book/index.json:8 series.position: is used twice, got 1.5 as in data/books/a-book/index.json',
    ],
  ],
  [
    'a series that a book names twice, and a part that another series has already',
    {
      [bookFile]: bookWith({
        ...part(1),
        furtherSeries: [{ name: 'a-series' }, { name: 'b-series', position: 2 }],
      }),
      ...another({ series: { name: 'b-series', position: 2 } }),
      'series/a-series/index.md': series,
      'series/b-series/index.md': series.replace('id: 1', 'id: 2').replace('"S"', '"T"'),
    },
    [
      'data/books/a-book/index.json:12 furtherSeries.0.name: is named twice, got "a-series"',
      'data/books/b-book/index.json:8 series.position: is used twice, got 2 as in data/books/a-book/index.json',
    ],
  ],
  [
    'a translation of itself, and an omnibus that is in itself',
    {
      [bookFile]: bookWith({
        contains: [{ book: 'a-book' }],
        translation: { of: 'books/a-book', language: 'de' },
      }),
    },
    [
      'data/books/a-book/index.json:8 contains.0.book: names this entry itself, got "a-book"',
      'data/books/a-book/index.json:12 translation.of: names this entry itself, got "books/a-book"',
    ],
  ],
  [
    'books that are translations of each other, and in each other',
    {
      [bookFile]: bookWith({
        contains: [{ book: 'b-book' }],
        translation: { of: 'books/b-book', language: 'de' },
      }),
      ...another({
        contains: [{ book: 'a-book' }],
        translation: { of: 'books/a-book', language: 'fr' },
      }),
    },
    [
      'data/books/a-book/index.json:8 contains.0.book: names what names it, got "b-book"',
      'data/books/a-book/index.json:12 translation.of: names what names it, got "books/b-book"',
      'data/books/b-book/index.json:8 contains.0.book: names what names it, got "a-book"',
      'data/books/b-book/index.json:12 translation.of: names what names it, got "books/a-book"',
    ],
  ],
  [
    'what a list has twice',
    {
      [bookFile]: bookWith(part(1)),
      ...another({ contains: [{ book: 'a-book' }, { book: 'a-book' }] }),
      'site.json': { ...site, isbnShops: [{ shop: 'hive' }, { shop: 'worldcat' }, { shop: 'hive' }] },
      'series/a-series/index.md': series.replace(
        'status: complete',
        'status: complete\norders: [{"title":"O"}, {"title":"O","parts":[{"work":"books/a-book"},{"work":"books/a-book"}]}]',
      ),
    },
    [
      'data/books/b-book/index.json:11 contains.1.book: is named twice, got "a-book"',
      'data/series/a-series/index.md:6 orders.1.title: is named twice, got "O"',
      'data/series/a-series/index.md:6 orders.1.parts.1.work: is named twice, got "books/a-book"',
      'data/site.json:30 isbnShops.2.shop: is named twice, got "hive"',
    ],
  ],
  [
    'a country that is none',
    {
      [bookFile]: bookWith({
        editions: [
          {
            format: 'ebook',
            retailers: [
              { name: 'A shop', link: 'https://shop.example/a', country: 'ZZZ' },
              { name: 'B shop', link: 'https://shop.example/b', country: 'UK' },
            ],
          },
        ],
      }),
    },
    [
      'data/books/a-book/index.json:13 editions.0.retailers.0.country: must be the code of a country, like US or DE, got "ZZZ"',
      'data/books/a-book/index.json:18 editions.0.retailers.1.country: must be the code of a country, like US or DE, got "UK"',
    ],
  ],
  [
    'a place in a series that is none',
    { [bookFile]: bookWith(part(-1)), 'series/a-series/index.md': series },
    ['data/books/a-book/index.json:8 series.position: must be 0 or more, got -1'],
  ],
  [
    'an ISBN with a slip of the finger, and one of ten digits',
    {
      [bookFile]: bookWith({
        editions: [
          { format: 'ebook', isbn: '9783161484101' },
          { format: 'ebook', isbn: '316148410X' },
        ],
      }),
    },
    [
      'data/books/a-book/index.json:9 editions.0.isbn: is no ISBN: its last digit does not fit the others, got "9783161484101"',
      'data/books/a-book/index.json:13 editions.1.isbn: is an ISBN of ten digits: write 9783161484100, got "316148410X"',
    ],
  ],
  [
    'a page without a blurb',
    { [bookFile]: bookWith({ about: { subtitle: 'S' } }) },
    [
      'data/books/a-book/index.json:6 about.blurb: is missing: write what it is about, as on the back of the book; an empty line begins a new paragraph',
    ],
  ],
  [
    'a link to a book without a page',
    { 'pages/contact/index.md': page('[a](/books/a-book/)') },
    [
      'data/pages/contact/index.md:6 text: the link leads to a book that has no page, got "/books/a-book/": give it one by a blurb, or link to a shop',
    ],
  ],
  [
    'a link to a draft, and to what is to come',
    {
      [bookFile]: bookWith({ about, draft: true }),
      'posts/a-post/index.md': post('').replace('2024-01-01', '2033-01-01'),
      'pages/contact/index.md': page('[a](/books/a-book/) [b](/blog/a-post/)'),
    },
    [
      'data/pages/contact/index.md:6 text: the link leads to what is not on the site yet, got "/books/a-book/": take the link out until it is',
      'data/pages/contact/index.md:6 text: the link leads to what is not on the site yet, got "/blog/a-post/": take the link out until it is',
    ],
  ],
  [
    'a former address that a page has, and one of two entries',
    {
      [bookFile]: bookWith({ aliases: ['/about/', '/books/old/', '/admin/'] }),
      ...another({ aliases: ['/books/old/'] }),
    },
    [
      'data/books/a-book/index.json:7 aliases.0: is the address of a page, got "/about/"',
      'data/books/a-book/index.json:9 aliases.2: is an address that the site needs for itself, got "/admin/"',
      'data/books/b-book/index.json:7 aliases.0: is used twice, got "/books/old/" as in data/books/a-book/index.json',
    ],
  ],
  [
    'a former address that is no address, or none of the site',
    { [bookFile]: bookWith({ aliases: ['/{press}/old/', '/../old/', '/2019/03/My_Book/'] }) },
    [
      'data/books/a-book/index.json:7 aliases.0: must be as browsers show it, without the signs " < > { } \\ ^ ` and |, got "/{press}/old/"',
      'data/books/a-book/index.json:8 aliases.1: is no address that a server is asked for: it must have no part that is empty or begins with a dot, no % but before two digits or letters from a to f, and after a ? only names and values, like ?p=12, got "/../old/"',
    ],
  ],
  [
    'a link to a series that has no book, and to one whose book is a draft',
    {
      [bookFile]: bookWith({ ...part(1), draft: true }),
      'series/a-series/index.md': series,
      'series/b-series/index.md': series.replace('id: 1', 'id: 2'),
      'pages/contact/index.md': page('[a](/series/a-series/) [b](/series/b-series/)'),
    },
    [
      'data/pages/contact/index.md:6 text: the link leads to what is not on the site yet, got "/series/a-series/": take the link out until it is',
      'data/pages/contact/index.md:6 text: the link leads to no page of the site, got "/series/b-series/": did you mean /series/a-series/?',
    ],
  ],
  [
    'an invisible character in a blurb, which has lines',
    { [bookFile]: bookWith({ about: { blurb: 'A\n\nB\u0007' } }) },
    ['data/books/a-book/index.json:7 about.blurb: has an invisible character, U+0007: delete it'],
  ],
])('%s is named', async (_name, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems);
});

test('what was renamed is named by the last build’s sitemap, with what to do', async () => {
  const paths = [
    '/',
    '/books/a-book/',
    '/books/1984/',
    '/series/old/',
    '/old-policy/',
    '/books/2/',
    '/books/3/',
  ];
  const locs = paths.map((path) => `<loc>https://example.com${path}</loc>`);
  const root = makeContent({
    [bookFile]: bookWith({ about, ...part(1) }),
    'series/a-series/index.md': series.replace('---\n\n', 'aliases: ["/series/older/"]\n---\n\n'),
  });
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/sitemap-0.xml'), `<urlset>${locs.join('')}</urlset>`);
  const { problems, advice } = await checkContent(root, today);
  removeContent(root);
  expect(problems.map(formatProblem)).toEqual([]);
  const named = (path: string, what: string): string =>
    `public/sitemap-0.xml: the last build had a page at "${path}", and now nothing is there: ${what}`;
  expect(advice.map(formatProblem).filter((line) => line.startsWith('public/'))).toEqual([
    named('/books/1984/', 'if it was renamed, add "aliases": ["/books/1984/"] to its entry'),
    named('/series/old/', 'if it was renamed, add "aliases": ["/series/old/"] to its entry'),
    named('/old-policy/', 'links to it from elsewhere lead nowhere now'),
  ]);
});

test('a book whose page would stand where the second page of covers does', async () => {
  const covers = Array.from({ length: coversPerPage }, (_, index): Changes => ({
    [`books/b-${index}/index.json`]: { ...book, id: index + 2 },
    [`books/b-${index}/cover.png`]: pixel,
  }));
  const changes = Object.assign({}, ...covers) as Changes;
  const named = { 'books/2/index.json': { ...book, about, id: 100 }, 'books/2/cover.png': pixel };
  expect(await problemsOf({ ...changes, ...named })).toEqual([
    'data/books/2/index.json: the name "2" is the address of another page',
  ]);
  expect(await problemsOf(named)).toEqual([]);
  expect(await problemsOf({ ...changes, [bookFile]: bookWith({ aliases: ['/books/2/'] }) })).toEqual([
    'data/books/a-book/index.json:7 aliases.0: is the address of a page, got "/books/2/"',
  ]);
});
