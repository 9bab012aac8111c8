import { join } from 'node:path';
import { filesOf } from '../../src/content/gatsby/epubs/plan';
import { planOf } from '../../src/content/gatsby/epubs/plans';
import { planSampler } from '../../src/content/gatsby/epubs/planSampler';
import { book, bookFile, type Changes, pixel, site } from '../support/content';
import { makeNodes, type Nodes } from '../support/nodeModel';

let nodes: Nodes;
afterEach(() => {
  nodes.end();
  delete process.env['SOURCE_DATE_EPOCH'];
});

const planFor = async (path: string, changes: Changes) => {
  nodes = await makeNodes(changes);
  return planOf(nodes.entry(path), nodes.context, nodes.info);
};

const post = (form: string, text = 'It was a day.'): string =>
  `---\ntitle: "A Day at {press}"\ndescription: "A short one."\nform: "${form}"\npublished: "2024-03-09"\n---\n\n${text}\n`;
const storyFile = 'posts/a-day/index.md';

test('a story is planned with its title, its day, its address and what the site says of itself', async () => {
  const plan = await planFor(storyFile, { [storyFile]: post('story') });
  expect(plan).toMatchObject({
    path: '/blog/a-day/a-day.epub',
    cover: {},
    book: {
      id: 'https://example.com/blog/a-day/a-day.epub',
      title: 'A Day at A press',
      kind: 'A story',
      author: 'An author',
      publisher: 'A press',
      language: 'en',
      description: 'A short one.',
      rights: '© 2024 A company',
      source: 'https://example.com/blog/a-day/',
      day: '2024-03-09',
      links: [
        { words: 'Books by An author', link: 'https://example.com/' },
        { words: 'A site, example.com', link: 'https://example.com/' },
      ],
      chapters: [{ title: 'A Day at A press', address: 'https://example.com/blog/a-day/', links: [] }],
    },
  });
});

test('a story of a site without a press names none', async () => {
  const changes = { 'site.json': { ...site, press: undefined }, [storyFile]: post('story') };
  expect((await planFor(storyFile, changes))?.book).not.toHaveProperty('publisher');
});

test('the press stands in a text by its name, and in an address by its part of one', async () => {
  const text = 'Made [at {press}](/{press}/).';
  const plan = await planFor(storyFile, { [storyFile]: post('story', text) });
  const tree = JSON.stringify(plan?.book.chapters[0]?.text);
  expect(tree).toContain('"value":"at A press"');
  expect(tree).toContain('"href":"/a-press/"');
});

test('the pictures beside a text go into its book, and what is not there does not', async () => {
  const text = '![A lamp](./a%20lamp.png)\n\n![A lamp again](./a%20lamp.png)\n\n![None](./none.png)';
  const plan = await planFor(storyFile, {
    [storyFile]: post('story', text),
    'posts/a-day/a lamp.png': pixel,
  });
  const file = join(nodes.root, 'data/posts/a-day/a lamp.png');
  expect(plan?.book.chapters[0]?.pictures).toEqual({ 'a lamp.png': file });
  expect(plan && filesOf(plan)).toEqual([file]);
});

test('no other post is a book', async () => {
  expect(await planFor(storyFile, { [storyFile]: post('essay') })).toBeNull();
});

test('of a blog that is switched off no story is a book', async () => {
  const blog = '---\ntitle: "Blog"\ndescription: "A text"\noff: true\n---\n\nWords.\n';
  expect(await planFor(storyFile, { [storyFile]: post('story'), 'pages/blog/index.md': blog })).toBeNull();
});

const excerptFile = 'excerpts/the-night/index.md';
const excerpt = '---\ntitle: "The Night"\n---\n\nThe lamp stood where it had always stood.\n';
const about = { blurb: 'A lamp is lit.', excerpt: 'the-night' };

test('an excerpt is planned as a part of its book, with its cover, its series and where it is sold', async () => {
  const retailers = [
    { name: 'Bookshop.org', link: 'https://bookshop.org/a', affiliate: true },
    { name: 'Again', link: book.link },
  ];
  const plan = await planFor(excerptFile, {
    [excerptFile]: excerpt,
    'series/the-lamps/index.md': '---\ntitle: "The Lamps"\n---\n\nWords.\n',
    [bookFile]: {
      ...book,
      about,
      series: { name: 'the-lamps', position: 2 },
      editions: [{ format: 'ebook', released: '2021-05-04', retailers }],
    },
  });
  expect(plan).toMatchObject({
    path: '/excerpts/the-night.epub',
    cover: { file: join(nodes.root, 'data/books/a-book/cover.png') },
    book: {
      title: 'A book',
      part: 'The Night',
      kind: 'An excerpt',
      description: 'A lamp is lit.',
      source: 'https://example.com/books/a-book/',
      day: '2021-05-04',
      series: { title: 'The Lamps', position: 2, inWords: 'The Lamps, part 2' },
    },
  });
  expect(plan?.book.chapters[0]).toMatchObject({
    title: 'The Night',
    links: [
      // Each shop once, those that readers know first.
      { words: 'Bookshop.org*', link: 'https://bookshop.org/a' },
      { words: 'Again', link: book.link },
      { words: 'About A book', link: 'https://example.com/books/a-book/' },
    ],
    linksNote: '* What you buy there pays me a share, and costs you nothing more.',
  });
});

test('an excerpt of a translation is a book of its language, and names the shops that have it in that', async () => {
  const plan = await planFor(excerptFile, {
    [excerptFile]: excerpt,
    [bookFile]: {
      ...book,
      about,
      translation: { of: 'books/another', language: 'de' },
      editions: [
        { format: 'ebook', language: 'de', retailers: [{ name: 'Buch', link: 'https://buch.example/a' }] },
        { format: 'ebook', language: 'en', retailers: [{ name: 'Book', link: 'https://book.example/a' }] },
      ],
    },
  });
  expect(plan?.book).toMatchObject({ language: 'de', kind: 'Eine Leseprobe' });
  expect(plan?.book.chapters[0]?.links.map(({ words }) => words)).toEqual([
    'shop.example',
    'Buch',
    expect.stringContaining('A book'),
  ]);
});

test('where nobody is paid for a link nothing is said of it, and a part without a number has none', async () => {
  const plan = await planFor(excerptFile, {
    [excerptFile]: excerpt,
    'series/the-lamps/index.md': '---\ntitle: "The Lamps"\n---\n\nWords.\n',
    [bookFile]: { ...book, about, series: { name: 'the-lamps' } },
  });
  expect(plan?.book.series).toEqual({ title: 'The Lamps', inWords: 'The Lamps' });
  expect(plan?.book.chapters[0]?.links.map(({ words }) => words)).toEqual(['shop.example', 'About A book']);
  expect(plan?.book.chapters[0]).not.toHaveProperty('linksNote');
});

test.each([
  ['the first that has come', ['2023-02-01', '2022-01-31', '2040-01-01'], '2022-01-31'],
  ['that of the footer’s year, where none has come', ['2040-01-01'], '2024-01-01'],
  ['that of the footer’s year, where none is known', [], '2024-01-01'],
])('the day of an excerpt is %s', async (_name, released, day) => {
  process.env['SOURCE_DATE_EPOCH'] = String(Date.UTC(2026, 5, 15) / 1000);
  const editions = released.map((one) => ({ format: 'ebook', released: one }));
  const plan = await planFor(excerptFile, {
    [excerptFile]: excerpt,
    [bookFile]: { ...book, about, editions },
  });
  expect(plan?.book.day).toBe(day);
});

const recording = {
  'audiobooks/a-book/index.json': { ...book, about },
  'audiobooks/a-book/cover.png': pixel,
};

test('an excerpt of a book and of its recording is of the book', async () => {
  const changes = { [excerptFile]: excerpt, ...recording, [bookFile]: { ...book, about } };
  expect((await planFor(excerptFile, changes))?.book.source).toBe('https://example.com/books/a-book/');
});

test('where books have no page it is of the recording', async () => {
  const off = '---\ntitle: "Audiobooks"\ndescription: "A text"\noff: true\n---\n\nWords.\n';
  const changes = { [excerptFile]: excerpt, ...recording };
  expect((await planFor(excerptFile, changes))?.book.source).toBe('https://example.com/audiobooks/a-book/');
  nodes.end();
  expect(await planFor(excerptFile, { ...changes, 'pages/audiobooks/index.md': off })).toBeNull();
});

test('an excerpt that no book has is none to take along', async () => {
  expect(await planFor(excerptFile, { [excerptFile]: excerpt })).toBeNull();
});

test('an excerpt of a book without its cover is none', async () => {
  const changes = { [excerptFile]: excerpt, [bookFile]: { ...book, about }, 'books/a-book/cover.png': null };
  expect(await planFor(excerptFile, changes)).toBeNull();
});

const second: Changes = {
  'excerpts/a-dawn/index.md': '---\ntitle: "A Dawn"\n---\n\nIt dawned.\n',
  'books/b-book/index.json': {
    ...book,
    id: 2,
    title: 'B book',
    about: { ...about, excerpt: 'a-dawn' },
    editions: [{ format: 'ebook', released: '2022-02-02' }],
  },
  'books/b-book/cover.png': pixel,
};

test('all excerpts are one book, in the order of their addresses, of the latest day', async () => {
  nodes = await makeNodes({ [excerptFile]: excerpt, [bookFile]: { ...book, about }, ...second });
  const plan = await planSampler(nodes.context, nodes.info);
  expect(plan).toMatchObject({
    path: '/sampler.epub',
    cover: { files: ['b-book', 'a-book'].map((name) => join(nodes.root, `data/books/${name}/cover.png`)) },
    book: {
      id: 'https://example.com/sampler.epub',
      title: 'First Pages',
      kind: 'A site',
      description: 'The beginnings of books by An author, in one to take along.',
      source: 'https://example.com/',
      day: '2024-01-01',
      chapters: [
        { title: 'B book', subtitle: 'A Dawn' },
        { title: 'A book', subtitle: 'The Night' },
      ],
    },
  });
  expect(plan && filesOf(plan)).toHaveLength(2);
});

test('of one excerpt alone there is no book of all', async () => {
  nodes = await makeNodes({ [excerptFile]: excerpt, [bookFile]: { ...book, about } });
  expect(await planSampler(nodes.context, nodes.info)).toBeNull();
});
