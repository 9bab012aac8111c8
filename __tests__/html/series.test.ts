import { attributes, texts } from '../support/site/dom';
import { linkedThing } from '../support/site/linkedThing';
import { pageAt } from '../support/site/fixtureSite';

const lamps = pageAt('/series/the-lamps/');
const second = pageAt('/books/second-book/');

test('a book of two series names both, and stands on the pages of both', () => {
  expect(texts(second, 'p.caps a')).toEqual(['The Lamps, part 1.5', 'The Houses, part 1']);
  expect(texts(pageAt('/series/the-houses/'), 'main ol:has(input) a')).toEqual(['Second Book']);
  expect(texts(lamps, 'main ol:has(input) a')).toContain('Second Book');
  expect(linkedThing(second, '#book')).toMatchObject({
    position: 1.5,
    isPartOf: [{ name: 'The Lamps' }, { name: 'The Houses' }],
  });
});

test('an omnibus is no part of the series of its books, and is named as their volume', () => {
  expect(texts(lamps, 'main ol:has(input) a')).not.toContain('A Gone Book');
  expect(texts(lamps, 'main p.row').at(-1)).toBe('Also in one volume:A Gone Book');
  expect(linkedThing(lamps, '#series')['hasPart']).toHaveLength(4);
});

test('the other orders in which a series is read stand below it, by their names', () => {
  expect(texts(lamps, 'main section h2')).toEqual(['As published', 'By story time']);
  const [published, told] = [...lamps.querySelectorAll('main section ol')].map((list) => texts(list, 'a'));
  expect(published).toEqual([
    'A Novelette of Lamps',
    'First Book',
    'Second Book',
    'Third Book',
    // Of these nobody has said when they came out.
    'Fifth Book',
    'Fourth Book*',
    'Sixth Book',
  ]);
  expect(told).toEqual(['Third Book', 'First Book']);
  expect(texts(pageAt('/series/the-houses/'), 'main section')).toEqual([]);
});

test('a translation with an entry of its own stands with its original, and in no grid', () => {
  const [german, original] = [pageAt('/books/das-dritte-buch/'), pageAt('/books/third-book/')];
  expect(texts(pageAt('/'), 'main ul a')).not.toContain('Das dritte Buch');
  expect(attributes(original, 'h1 ~ p a', 'href')).toEqual(['/books/das-dritte-buch/']);
  expect(texts(original, 'h1 ~ p')).toContain('German: Das dritte Buch');
  expect(texts(german, 'h1 ~ p')).toContain('German. Original: Third Book');
  const listed = [...pageAt('/search/').querySelectorAll('main a')].find(
    ({ textContent }) => textContent === 'Das dritte Buch',
  );
  expect(listed?.getAttribute('lang')).toBe('de');
  // It has no neighbours in a grid.
  expect(texts(german, 'main nav')).toEqual([]);
  expect(attributes(german, 'main [lang]', 'lang').slice(0, 2)).toEqual(['de', 'de']);
  expect(attributes(original, 'h1 ~ p a', 'lang')).toEqual(['de']);
  expect(linkedThing(german, '#book')).toMatchObject({
    inLanguage: 'de',
    translationOfWork: { '@id': 'https://example.com/books/third-book/#book' },
  });
  expect(linkedThing(original, '#book')['workTranslation']).toEqual([
    expect.objectContaining({ name: 'Das dritte Buch' }),
  ]);
});

test('shops stand by the country to which they sell, and an ISBN leads to shops and libraries', () => {
  const rows = (page: Document) => texts(page, 'section[aria-labelledby=editions] li p.row.screen-only');
  expect(rows(second)).toEqual([
    'BuyKobo',
    'Buy (Germany)Bücher am Eck',
    'Buy (United States)A Shop Over There',
  ]);
  expect(rows(pageAt('/books/third-book/'))).toEqual([
    'Pre-orderBookshop.org',
    'Pre-order (United Kingdom)Bookshop.org*',
    'Find in a library:WorldCat',
  ]);
  expect(texts(second, 'label option')).toEqual(['all countries', 'Germany', 'United States']);
  expect(texts(pageAt('/books/third-book/'), 'label option')).toEqual([]);
});

test('an edition with a cover of its own shows it', () => {
  expect(attributes(second, 'section[aria-labelledby=editions] img', 'src')).toEqual([
    expect.stringContaining('e-book'),
  ]);
});

test('a story names the books in which it is collected, and they name it', () => {
  const line = [...pageAt('/bibliography/').querySelectorAll('li[data-form]')].find((item) =>
    item.textContent.includes('The Wick'),
  );
  expect(line?.textContent).toContain('. Collected in First Book, Anthology 1');
  expect(texts(pageAt('/books/first-book/'), 'section[aria-labelledby=stories] a')).toEqual(['The Wick']);
  expect(linkedThing(pageAt('/books/first-book/'), '#book')['hasPart']).toEqual([
    expect.objectContaining({ name: 'The Wick' }),
  ]);
});
