import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributes, readingOf, texts } from '../support/site/dom';
import { listens } from '../../src/lib/editMessages';
import { allRoutes, exists, pageAt, publicFolder } from '../support/site/fixtureSite';

/** What the kit has to show, in the order of the navigation. */
const routes = [
  '/',
  '/audiobooks/',
  '/anthologies/',
  '/music/',
  '/worlds/',
  '/blog/',
  '/a-press/',
  '/about/',
  '/contact/',
  '/code/',
  '/swof/',
  '/running/',
  '/bibliography/',
];

test('there is a page for each route, post, story, year, policy, book, series, tag, language, second page of covers and unknown address, and what else there is', () => {
  expect([...allRoutes].sort()).toEqual(
    [
      ...routes,
      '/404/',
      '/anthologies/2/',
      '/anthologies/anthology-1/',
      '/audiobooks/first-audiobook/',
      '/books/a-gone-book/',
      '/books/an-announced-book/',
      '/books/das-dritte-buch/',
      '/books/first-book/',
      '/books/second-book/',
      '/books/third-book/',
      '/series/',
      '/series/the-houses/',
      '/series/the-lamps/',
      '/search/',
      '/press-kit/',
      '/stories/a-novelette/',
      '/stories/a-poem/',
      '/stories/the-lamp-of-another/',
      '/stories/the-wick/',
      '/bibliography/1998/',
      '/bibliography/2018/',
      '/bibliography/2019/',
      '/bibliography/2020/',
      '/bibliography/2021/',
      '/bibliography/2022/',
      '/bibliography/2050/',
      '/de/',
      '/de/blog/an-essay/',
      '/de/questions/',
      '/de/books/first-book/',
      '/de/stories/the-wick/',
      '/blog/a-list/',
      '/blog/a-noted-story/',
      '/blog/a-story/',
      '/blog/an-essay/',
      '/blog/tags/',
      '/blog/tags/evenings-and-ends/',
      '/blog/tags/fiction/',
      '/blog/tags/lamps/',
      '/all-of-markdown/',
      '/questions/',
      '/worlds/maps/',
      '/privacy-policy/',
      '/terms-and-conditions/',
    ].sort(),
  );
  expect(allRoutes.filter((route) => !exists(route))).toEqual([]);
});

test('the navigation leads to all of them in this order', () => {
  const elsewhere = ['https://lamps.example/', '/questions/'];
  expect(attributes(pageAt('/'), 'nav a', 'href')).toEqual([...routes, ...elsewhere]);
});

test('no two pages share a title or a description', () => {
  const pages = allRoutes.map(pageAt);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(allRoutes.length);
  const descriptions = pages.flatMap((page) => attributes(page, 'meta[name=description]', 'content'));
  expect(new Set(descriptions).size).toBe(allRoutes.length);
});

test.each(allRoutes)('%s shows no value that is none', (route) => {
  expect(readingOf(pageAt(route))).not.toMatch(/undefined|null|\bNaN\b|\[object|\{\w+\}/);
});

test('the newest post stands first on the blog', () => {
  expect(attributes(pageAt('/blog/'), 'main article h2 a', 'href')).toEqual([
    '/blog/a-story/',
    '/blog/an-essay/',
    '/blog/a-list/',
    '/blog/a-noted-story/',
  ]);
});

test('on a post, the navigation marks the blog as the section it is in', () => {
  const page = pageAt('/blog/a-story/');
  expect(attributes(page, 'nav [aria-current]', 'href')).toEqual(['/blog/']);
  expect(attributes(page, 'nav [aria-current]', 'aria-current')).toEqual(['true']);
});

test('an unknown address marks nothing', () => {
  expect(pageAt('/404/').querySelectorAll('[aria-current]')).toHaveLength(0);
});

test('covers that are too many for one page go on on a second, without the words of the first', () => {
  const [first, second] = [pageAt('/anthologies/'), pageAt('/anthologies/2/')];
  expect(texts(first, 'main ul:has(img) li')).toHaveLength(60);
  expect(attributes(second, 'main img', 'alt')).toEqual(['Anthology 61']);
  for (const page of [first, second])
    expect(attributes(page, 'main nav li a', 'href')).toEqual(['/anthologies/', '/anthologies/2/']);
  expect(attributes(first, 'main nav a[rel=next]', 'href')).toEqual(['/anthologies/2/']);
  expect(attributes(second, 'main nav a[rel=next]', 'href')).toEqual([]);
  expect(attributes(second, 'main nav [aria-current]', 'href')).toEqual(['/anthologies/2/']);
  expect(texts(first, 'main p')).toEqual(['Stories that share their covers with other people’s.']);
  expect(texts(second, 'main p')).toEqual([]);
  expect(second.title).toBe('Anthologies · Page 2 · A site');
});

test('what listens to the editor is in no script of a build', () => {
  const scripts = readdirSync(publicFolder).filter((name) => name.endsWith('.js'));
  const listening = scripts.filter((name) =>
    readFileSync(join(publicFolder, name), 'utf8').includes(listens),
  );
  expect(scripts).not.toEqual([]);
  expect(listening).toEqual([]);
});

test('hidden files of static/ come out too', () => {
  expect(exists('/.nojekyll')).toBe(true);
});
