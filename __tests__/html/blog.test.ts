import { readFileSync } from 'node:fs';
import { childrenOf, readXml, textOf } from '../support/feeds';
import { attributes, texts } from '../support/site/dom';
import { exists, fileOf, pageAt } from '../support/site/fixtureSite';

test('a post has its picture, how long it takes to read, and its tags', () => {
  const page = pageAt('/blog/an-essay/');
  expect(texts(page, 'main header p')).toContain('May 2, 2023 · A minute to read');
  expect(attributes(page, 'main article > picture img', 'alt')).toEqual([
    'A lamp, and three lines of a page beside it.',
  ]);
  expect(attributes(page, 'main a[rel=tag]', 'href')).toEqual([
    '/blog/tags/lamps/',
    '/blog/tags/evenings-and-ends/',
  ]);
});

test('a post leads to those before and after it, and to books', () => {
  const page = pageAt('/blog/an-essay/');
  expect(attributes(page, 'main a[rel=prev]', 'href')).toEqual(['/blog/a-list/']);
  expect(attributes(page, 'main a[rel=next]', 'href')).toEqual(['/blog/a-story/']);
  expect(attributes(pageAt('/blog/a-story/'), 'main a[rel=next]', 'href')).toEqual([]);
  expect(page.querySelectorAll('main section[aria-labelledby=books] li').length).toBeGreaterThan(1);
});

test('a tag has the posts that have it, summed up, and a feed that its head and its page lead to', () => {
  const page = pageAt('/blog/tags/lamps/');
  expect(texts(page, 'main h1')).toEqual(['Posts on Lamps']);
  expect(attributes(page, 'main article h2 a', 'href')).toEqual([
    '/blog/a-story/',
    '/blog/an-essay/',
    '/blog/a-list/',
  ]);
  expect(texts(page, 'main article p').at(-1)).toMatch(/^Five things to do/);
  expect(attributes(page, 'head link[rel=alternate][title="Posts on Lamps"]', 'href')).toEqual([
    '/blog/tags/lamps/rss.xml',
  ]);
  expect(attributes(page, 'main a[type="application/rss+xml"]', 'href')).toEqual([
    '/blog/tags/lamps/rss.xml',
  ]);
});

test('the feed of a tag tells of its posts in full, and where they are', () => {
  const [channel] = childrenOf(readXml(readFileSync(fileOf('/blog/tags/lamps/rss.xml'), 'utf8')), 'channel');
  if (!channel) throw new Error('has no channel');
  expect(textOf(channel, 'title')).toBe('A site: Lamps');
  expect(textOf(channel, 'link')).toBe('https://example.com/blog/tags/lamps/');
  const items = childrenOf(channel, 'item');
  expect(items.map((item) => textOf(item, 'title'))).toEqual(['A Story', 'An Essay', 'A List']);
  expect(textOf(items[2] ?? channel, 'content:encoded')).toContain('Put out the lamp.');
});

test('all tags stand on one page, each with how many posts it has', () => {
  const page = pageAt('/blog/tags/');
  expect(texts(page, 'main li')).toEqual(['Évenings & Ends 1', 'Fiction 1', 'Lamps 3']);
  expect(attributes(pageAt('/blog/'), 'main nav a', 'href')).toEqual(['/blog/tags/']);
});

test('posts that all stand on one page have no archive of their years', () => {
  expect(exists('/blog/year/2024/')).toBe(false);
  expect(exists('/blog/page/2/')).toBe(false);
});
