import { formatSize } from '../../src/lib/format';
import { documentIn, readEpub, textIn } from '../support/epub';
import { attributes, texts } from '../support/site/dom';
import { exists, fileOf, pageAt, settings } from '../support/site/fixtureSite';

const inWords = (path: string): string => formatSize(readEpub(fileOf(path)).length, 'en');

test('a story can be taken along, and says how large it is', () => {
  const page = pageAt('/blog/a-story/');
  const path = '/blog/a-story/a-story.epub';
  expect(attributes(page, 'main ul.links a', 'href')).toEqual([path, '/opds.xml']);
  expect(texts(page, 'main ul.links a')).toEqual([
    `Take it along: EPUB, ${inWords(path)}`,
    'Catalog for reading apps (OPDS)',
  ]);
});

test('an essay cannot', () => {
  expect(texts(pageAt('/blog/an-essay/'), 'main').join()).not.toContain('EPUB');
  expect(exists('/blog/an-essay/an-essay.epub')).toBe(false);
});

test('neither can what is not on the site yet', () => {
  expect(exists('/blog/a-coming-story/a-coming-story.epub')).toBe(false);
});

test('an excerpt can, where it is read; one alone needs no book of all', () => {
  const page = pageAt('/books/first-book/');
  const path = '/excerpts/the-first-night.epub';
  expect(attributes(page, 'main details a', 'href')).toEqual([path, '/opds.xml']);
  expect(texts(page, 'main details a')).toContain(`Take it along: EPUB, ${inWords(path)}`);
  expect(exists('/sampler.epub')).toBe(false);
});

test('the book of an excerpt says where the whole one is sold, and who is paid for it', () => {
  const more = documentIn(readEpub(fileOf('/excerpts/the-first-night.epub')), 'more.xhtml');
  expect(texts(more, 'a')).toEqual([
    'Bookshop.org',
    'Kobo*',
    'shop.example',
    'A Corner Shop',
    'About First Book',
    `Books by ${settings.author}`,
    'A site, example.com',
  ]);
  expect(more.documentElement.textContent).toContain('* What you buy there pays me a share');
});

test('pictures, notes, tables and rare letters of a story are in its book', () => {
  const epub = readEpub(fileOf('/blog/a-noted-story/a-noted-story.epub'));
  const text = documentIn(epub, 'text-1.xhtml');
  expect(attributes(text, 'img', 'src')).toEqual(['picture-1-1.jpg']);
  expect(attributes(text, 'img', 'alt').join()).toContain('A lamp beside an open book');
  expect(texts(text, '[role=doc-noteref]')).toEqual(['1']);
  const [note] = attributes(text, '[role=doc-noteref]', 'href');
  expect(texts(text, String(note)).join()).toContain('once from the inside');
  expect(attributes(text, 'a[href^="https:"]', 'href').join()).toMatch(/\/about\/$/);
  expect(textIn(epub, 'package.opf')).toContain('<meta property="schema:accessMode">visual</meta>');
});
