import { readFileSync } from 'node:fs';
import type { SearchDocument } from '../../src/lib/searchDocument';
import { attributes, texts } from '../support/site/dom';
import { allRoutes, at, entriesOf, exists, fileOf, pageAt } from '../support/site/fixtureSite';

const page = () => pageAt('/search/');
const documents = JSON.parse(readFileSync(fileOf('/search/index.json'), 'utf8')) as SearchDocument[];

test('all titles stand in groups, each by the alphabet', () => {
  expect(texts(page(), 'main h2')).toEqual([
    'Books',
    'Audiobooks',
    'Anthologies',
    'Stories',
    'Series',
    'Posts',
    'Pages',
  ]);
  const titles = texts(page(), 'main section:first-of-type li');
  expect(titles).toEqual(
    [
      ...entriesOf('books').map(({ title, affiliate, about }) => title + (affiliate && !about ? '*' : '')),
      'Das erste Buch',
    ].sort(),
  );
});

test('every page stands there but those of covers that go on, of years, tags and languages, the search itself, and that for wrong addresses', () => {
  const links = attributes(page(), 'main a', 'href');
  const years = allRoutes.filter((route) => /\/(bibliography\/\d|blog\/tags\/)/.test(route));
  const others = [at('/404/'), at('/search/'), at('/series/'), at('/anthologies/2/'), at('/de/'), ...years];
  expect(allRoutes.filter((route) => !links.includes(route)).sort()).toEqual(others.sort());
});

test('a book without a page leads to its retailer, and a link that pays says so', () => {
  const fourth = entriesOf('books').find(({ slug }) => slug === 'fourth-book');
  const [link] = [...page().querySelectorAll(`main a[href="${fourth?.link}"]`)];
  expect(link?.textContent).toBe('Fourth Book*');
  expect(link?.getAttribute('rel')).toBe('sponsored');
  expect(texts(page(), 'main p').join()).toContain('* What you buy there pays me a share');
});

test('what is searched has the words of books, excerpts, series, posts, pages, policies and the press kit', () => {
  const textAt = (path: string) => documents.find(({ pagePath }) => pagePath === path)?.text;
  expect(textAt('/anthologies/anthology-1/')).toMatch(/The Wick · An Editor · Eleven stories/);
  expect(textAt('/press-kit/')).toContain('Lives in: A lighthouse');
  for (const path of [
    '/books/first-book/',
    '/series/the-lamps/',
    '/blog/a-story/',
    '/about/',
    '/privacy-policy/',
  ])
    expect(textAt(path)).toMatch(/\w+ \w+/);
  expect(textAt('/running/')).toContain('Uphill');
  expect(documents.map(({ text }) => text).join()).not.toMatch(/\{press\}|<\w/);
});

test('names on the wall of fame, drafts and what is to come are not in it', () => {
  const all = JSON.stringify(documents);
  expect(all).not.toMatch(/a-draft|a-coming|night_owl/);
  expect(all).toContain('/books/first-book/');
});

test('its pictures are those of the covers, and none is made for it', () => {
  const pictures = documents.flatMap(({ picture }) => (picture ? [picture.avif, picture.src] : []));
  expect(pictures).toHaveLength(2 * documents.filter(({ kind }) => /book|anthology/.test(kind)).length);
  expect(pictures.filter((path) => !exists(path))).toEqual([]);
  // A translation stands in no grid.
  const shown = ['/', '/audiobooks/', '/anthologies/', '/anthologies/2/', '/books/das-dritte-buch/'].flatMap(
    (route) => attributes(pageAt(route), 'main [srcset]', 'srcset').join(),
  );
  expect(pictures.filter((path) => !shown.join().includes(path))).toEqual([]);
});
