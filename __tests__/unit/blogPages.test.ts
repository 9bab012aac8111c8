import { pagesOf } from '../../src/content/model/pagesOf';
import { siteContent, type UncheckedEntry } from '../../src/content/model/siteContent';
import { minutesToRead } from '../../src/lib/reading';

const site: UncheckedEntry = { collection: 'site', slug: 'site', fields: { language: 'de' } };

/** A post of a day in a year, the first of January of which is 0. */
const post = (slug: string, year: number, fields: object = {}): UncheckedEntry => ({
  collection: 'posts',
  slug,
  fields: { title: slug, published: `${year}-01-01`, ...fields },
});

/** So many posts, of a year each from 2001 on. */
const posts = (count: number): UncheckedEntry[] =>
  Array.from({ length: count }, (_, index) => post(`p${index + 1}`, 2001 + index));

const blogOf = (...entries: readonly UncheckedEntry[]) =>
  pagesOf(siteContent([site, ...entries], '2026-06-01')).filter(({ path }) => path.startsWith('/blog/'));

const contextAt = (path: string, ...entries: readonly UncheckedEntry[]) =>
  blogOf(...entries)
    .find((page) => page.path === path)
    ?.context?.() as Readonly<Record<string, unknown>>;

test('up to ten posts stand whole on one page, and have no archive', () => {
  expect(blogOf(...posts(10)).map(({ path }) => path)).toEqual([
    '/blog/',
    ...Array.from({ length: 10 }, (_, index) => `/blog/p${10 - index}/`),
  ]);
  expect(contextAt('/blog/', ...posts(10))).toMatchObject({
    whole: expect.arrayContaining(['p1', 'p10']) as string[],
    summaries: [],
    years: [],
    hasTags: false,
    links: [],
  });
});

test('more are summed up, ten by ten, the newest first, and each year has its titles', () => {
  const many = posts(11);
  const paths = blogOf(...many).map(({ path }) => path);
  expect(paths.slice(0, 2)).toEqual(['/blog/', '/blog/page/2/']);
  expect(paths.slice(-11)).toEqual(Array.from({ length: 11 }, (_, index) => `/blog/year/${2011 - index}/`));
  expect(contextAt('/blog/page/2/', ...many)).toMatchObject({ whole: [], summaries: ['p1'], number: 2 });
  expect(contextAt('/blog/year/2003/', ...many)).toMatchObject({ year: 2003, posts: ['p3'] });
});

test.each([
  ['whole', 11, { summaries: [] }],
  ['summaries', 1, { whole: [] }],
])('who wants posts %s gets them so', (shown, count, expected) => {
  const page: UncheckedEntry = { collection: 'blogPage', slug: 'blog', fields: { posts: shown } };
  expect(contextAt('/blog/', page, ...posts(count))).toMatchObject(expected);
});

test('a year of hundreds goes on, two hundred titles a page', () => {
  const many = Array.from({ length: 201 }, (_, index) => post(`p${index}`, 2020));
  const paths = blogOf(...many).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/blog/year/'))).toEqual([
    '/blog/year/2020/',
    '/blog/year/2020/page/2/',
  ]);
});

test('a tag has a page by its letters, with the posts that have it; all tags stand by the alphabet', () => {
  const tagged = [
    post('a', 2001, { tags: ['Zug', 'Öl & Salz'] }),
    post('b', 2002, { tags: ['Zug', 'Zug'] }),
    post('c', 2003),
  ];
  expect(contextAt('/blog/tags/', ...tagged)).toMatchObject({
    tags: [
      { name: 'Öl & Salz', path: '/blog/tags/oel-und-salz/', count: 1 },
      { name: 'Zug', path: '/blog/tags/zug/', count: 2 },
    ],
  });
  expect(contextAt('/blog/tags/zug/', ...tagged)).toMatchObject({
    tag: 'Zug',
    posts: ['b', 'a'],
    feed: '/blog/tags/zug/rss.xml',
  });
});

test('whatever a post is called, no page of a list stands where it is', () => {
  const names = ['2', '2024', 'page', 'year', 'archive'];
  const many = [...posts(11), ...names.map((name) => post(name, 2024, { tags: ['page', '2'] }))];
  const paths = blogOf(...many).map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) < index)).toEqual([]);
});

test('hundreds of tags stand on several pages', () => {
  const tagged = post('a', 2001, { tags: Array.from({ length: 301 }, (_, index) => `Tag ${index}`) });
  const paths = blogOf(tagged).map(({ path }) => path);
  expect(paths.filter((path) => /tags\/(page\/\d+\/)?$/.test(path))).toEqual([
    '/blog/tags/',
    '/blog/tags/page/2/',
  ]);
});

test('a tag that has no sound in letters has its characters by their numbers', () => {
  const japanese: UncheckedEntry = { collection: 'site', slug: 'site', fields: { language: 'ja' } };
  const paths = pagesOf(siteContent([japanese, post('a', 2001, { tags: ['読書'] })], '2026-06-01'));
  expect(paths.map(({ path }) => path)).toContain('/blog/tags/8aad-66f8/');
});

test('a post knows those before and after it, and books of the author', () => {
  const book: UncheckedEntry = { collection: 'books', slug: 'b', fields: { id: 1, title: 'B' } };
  const three = [...posts(3), book];
  expect(contextAt('/blog/p2/', ...three)).toMatchObject({ previous: 'p1', next: 'p3', books: ['books/b'] });
  expect(contextAt('/blog/p1/', ...three)).toMatchObject({ previous: '', next: 'p2' });
  expect(contextAt('/blog/p3/', ...three)).toMatchObject({ previous: 'p2', next: '' });
});

test('tags and days that nobody has checked make no fault', () => {
  const odd = [post('a', 2001, { tags: 'Lamps', published: null }), post('b', 2002, { tags: [7, null] })];
  expect(blogOf(...odd).map(({ path }) => path)).toEqual(['/blog/', '/blog/a/', '/blog/b/'].sort());
});

test.each([
  ['', 1],
  ['word '.repeat(238), 1],
  ['word '.repeat(238 * 3), 3],
  ['灯台の光。'.repeat(238), 3],
])('a text of some words takes some minutes to read', (text, minutes) => {
  expect(minutesToRead(text)).toBe(minutes);
});
