import { readFileSync } from 'node:fs';
import { attributes, texts } from '../support/site/dom';
import { exists, fileOf, pageAt } from '../support/site/fixtureSite';

const book = pageAt('/books/first-book/');

test('a book has its cover, which opens larger, its title and subtitle, and its place in the series', () => {
  const [cover] = attributes(book, 'main article a:has(img)', 'href');
  expect(cover).toMatch(/cover\.jpg$/);
  expect(exists(cover ?? '')).toBe(true);
  expect(texts(book, 'h1')).toEqual(['First Book']);
  expect(texts(book, 'h1 + p')).toEqual(['A Beginning']);
  expect(texts(book, 'main a[href="/series/the-lamps/"]')).toEqual(['The Lamps, part 1']);
});

test('it says what the book is about, and what others have said of it', () => {
  expect(texts(book, 'main p')).toEqual(
    expect.arrayContaining([
      'A lamp is lit in a house that nobody has lived in for a year, and is out by the morning.',
      'The second night there are two.',
    ]),
  );
  expect(texts(book, 'main figure blockquote')).toEqual([
    'I left my own lamp on.',
    'It is short, and then it is long.',
  ]);
  expect(texts(book, 'main figure figcaption')).toEqual(['A neighbor', 'The Fixture Review']);
});

test('it has each edition with its facts, and its retailers, the known ones first', () => {
  const editions = [...book.querySelectorAll('section[aria-labelledby=editions] li')];
  expect(editions.map((edition) => texts(edition, 'h3, h4')[0])).toEqual([
    'Hardcover',
    'E-book',
    'Paperback',
    'Paperback: Das erste Buch',
    'Audiobook: Das erste Buch',
  ]);
  expect(editions.map((edition) => texts(edition, ':is(h3, h4) + p > *'))).toEqual([
    ['288 pages', 'March 5, 2019', 'ISBN 979-9317-20999-2', '5.5 × 8.5 in', '$18.99'],
    ['March 5, 2019', 'ISBN 9799317209985'],
    ['Old Wick Books'],
    ['Translated by Gerda Docht', 'Dochtverlag', '304 pages', 'September 7, 2021'],
    ['Read by Lotte Kerz', '6 h 51 min'],
  ]);
  expect(editions.map((edition) => texts(edition, 'a'))).toEqual([
    ['Bookshop.org', 'A Corner Shop', 'Bookshop.org*', 'WorldCat'],
    ['Kobo*', 'WorldCat'],
    [],
    ['Buch am Eck'],
    ['Hören'],
  ]);
});

test('its translations stand by their languages, and their titles are marked as of these', () => {
  expect(texts(book, 'section[aria-labelledby=editions] h3.label')).toEqual(['German']);
  expect(attributes(book, 'section[aria-labelledby=editions] cite', 'lang')).toEqual(['de', 'de']);
});

test('what the trade asks stands on paper alone, and in the press kit', () => {
  const printed = ['Distributed by Wick & Daughters', 'Subjects: FIC015000 Horror'];
  expect(texts(book, '.print-only, .print-only span')).toEqual(
    expect.arrayContaining(['5.5 × 8.5 in', '$18.99', ...printed]),
  );
  const kit = pageAt('/press-kit/');
  expect(texts(kit, 'section[aria-labelledby=trade] h3')).toEqual(['First Book']);
  expect(texts(kit, 'section[aria-labelledby=trade] p:first-of-type span').slice(0, 2)).toEqual(printed);
  expect(texts(kit, 'section[aria-labelledby=trade] span')).toContain('$18.99');
});

test('an edition out of print says so, and no shop of it is named anywhere', () => {
  expect(texts(book, 'section[aria-labelledby=editions] li:nth-child(3) p').at(-1)).toBe('Out of print');
  expect(book.documentElement.innerHTML).not.toContain('closed.example');
});

test('who is paid for a link says so beside it, and nobody else', () => {
  expect(attributes(book, 'main a[rel~=sponsored]', 'href')).toEqual([
    'https://uk.bookshop.org/a/17/9799317209992',
    'https://kobo.example/book',
    'https://shop.example/fourth-book',
  ]);
  expect(texts(book, 'main').join()).toContain('* What you buy there pays me a share');
  const other = pageAt('/anthologies/anthology-1/');
  expect(attributes(other, 'main a[rel~=sponsored]', 'href')).toEqual([]);
  expect(texts(other, 'main').join()).not.toContain('*');
  const home = pageAt('/');
  expect(attributes(home, 'main a[rel~=sponsored]', 'href')).toEqual([
    'https://shop.example/third-book',
    'https://shop.example/fourth-book',
  ]);
  expect(texts(home, 'main').join()).toContain('Some of these covers lead to shops that pay me a share.');
  for (const route of ['/series/', '/series/the-lamps/', '/books/second-book/']) {
    const page = pageAt(route);
    // A series has it in its other order too.
    expect(new Set(attributes(page, 'main a[rel~=sponsored]', 'href'))).toEqual(
      new Set(['https://shop.example/fourth-book']),
    );
    expect(new Set(texts(page, 'main a[rel~=sponsored]'))).toEqual(new Set(['Fourth Book*']));
    expect(texts(page, 'main').join()).toContain('* What you buy there pays me a share');
  }
});

test('an excerpt and the notes are there, folded, without any script', () => {
  expect(texts(book, 'main details summary')).toEqual(['Read an excerpt: The First Night', 'Content notes']);
  expect(texts(book, 'main details em')).toEqual(['kept']);
});

test('a book that is to come can be ordered ahead', () => {
  const page = pageAt('/books/third-book/');
  expect(texts(page, 'h1 ~ * a[href="https://shop.example/third-book"]')).toEqual([
    expect.stringMatching(/^Pre-order/),
  ]);
  expect(texts(page, 'section[aria-labelledby=editions] li').join()).toContain('Pre-order');
});

test('a recording names who reads it, and has a sample that fetches nothing', () => {
  const page = pageAt('/audiobooks/first-audiobook/');
  expect(texts(page, 'main').join()).toContain('A Reader');
  expect(attributes(page, 'audio', 'preload')).toEqual(['none']);
  expect(exists(attributes(page, 'audio', 'src')[0] ?? '')).toBe(true);
  expect(attributes(page, 'section[aria-labelledby=other-form] a', 'href')).toContain('/books/first-book/');
});

test('an anthology names the author’s story and who edited it', () => {
  const text = texts(pageAt('/anthologies/anthology-1/'), 'main').join();
  expect(text).toContain('The Wick');
  expect(text).toContain('An Editor');
});

test('a quiet line below a cover leads to the page of the book, where there is one', () => {
  expect(attributes(pageAt('/'), 'main > ul a:not(:has(img))', 'href')).toEqual([
    '/books/first-book/',
    '/books/second-book/',
    '/books/third-book/',
    '/books/an-announced-book/',
    '/books/a-gone-book/',
  ]);
});

test('a series has its parts in reading order, those before, between and without a number too', () => {
  const page = pageAt('/series/the-lamps/');
  expect(texts(page, 'main ol:has(input) a')).toEqual([
    'Fifth Book',
    'First Book',
    'A Novelette of Lamps',
    'Second Book',
    'Third Book',
    'Fourth Book*',
    'Sixth Book',
  ]);
  expect(texts(page, 'main ol input + * + span')).toEqual(['0.5', '1', '1.2', '1.5', '2', '3', '']);
  expect(texts(page, 'main ol time')).toEqual([
    'March 5, 2019',
    '2019',
    'June 30, 2020',
    'Coming May 3, 2050',
  ]);
  expect(attributes(page, 'main ol input', 'aria-label')).toHaveLength(7);
  expect(attributes(pageAt('/series/'), 'main h2 a', 'href')).toEqual([
    '/series/the-lamps/',
    '/series/the-houses/',
  ]);
  // There they are shown by their covers, which stories have not.
  const covers = attributes(page, 'main li:has(input) a', 'href').filter(
    (link) => !link?.startsWith('/stories/'),
  );
  expect(attributes(pageAt('/series/'), 'main section:first-of-type li a', 'href')).toEqual(covers);
});

test('a series begins with its first whole part, and not with what comes before', () => {
  const begin = texts(pageAt('/series/the-lamps/'), 'main p').find((text) =>
    text.endsWith('Begin with First Book.'),
  );
  expect(begin).toBeDefined();
});

test('a series of which nothing is on the site yet has no page', () => {
  expect(exists('/series/the-unwritten/')).toBe(false);
  expect(texts(pageAt('/series/'), 'h2')).toEqual(['The Lamps', 'The Houses']);
});

test('what is a draft or to come is nowhere on the site', () => {
  for (const route of [
    '/books/a-draft/',
    '/books/a-coming-book/',
    '/blog/a-draft-post/',
    '/blog/a-coming-post/',
  ])
    expect(exists(route)).toBe(false);
  const sitemap = readFileSync(fileOf('/sitemap-0.xml'), 'utf8');
  expect(sitemap + pageAt('/').body.innerHTML).not.toMatch(/a-draft|a-coming/);
  expect(sitemap).toContain('/books/first-book/');
});

test('an address of old leads to the new one, by a page and by what hosts read', () => {
  const page = pageAt('/books/the-first-book/');
  expect(attributes(page, 'meta[http-equiv=refresh]', 'content')).toEqual(['0; url=/books/first-book/']);
  expect(attributes(page, 'link[rel=canonical]', 'href')).toEqual(['https://example.com/books/first-book/']);
  expect(attributes(page, 'a', 'href')).toEqual(['/books/first-book/']);
  const moves = readFileSync(fileOf('/_redirects'), 'utf8').trim().split('\n');
  // html/oldAddresses.test.ts has those of a site before.
  const ofBooks = moves.filter((line) => /books|wick/.test(line));
  expect(ofBooks.sort()).toEqual([
    '/books/the-first-book/ /books/first-book/ 301',
    // It has no page, and stands on that of all.
    '/books/the-fourth-book/ / 301',
    // Of its translation nobody has to say so.
    '/de/books/the-first-book/ /de/books/first-book/ 301',
    '/de/stories/wick/ /de/stories/the-wick/ 301',
    '/stories/wick/ /stories/the-wick/ 301',
  ]);
});
