import sharp from 'sharp';
import { attributes, texts } from '../support/site/dom';
import { fileOf, pageAt } from '../support/site/fixtureSite';

const announced = '/books/an-announced-book/';
const gone = '/books/a-gone-book/';

test('a book without a shop says that it is announced and for when, or out of print', () => {
  expect(texts(pageAt(announced), 'h1 + div > p.caps')).toEqual(['Announced for November 2050']);
  expect(texts(pageAt(gone), 'h1 + div > p.caps')).toEqual(['Out of print']);
  expect(texts(pageAt('/books/first-book/'), 'h1 ~ div > p.caps')).toEqual([]);
  for (const route of [announced, gone])
    expect(attributes(pageAt(route), 'main a.button', 'href')).toEqual([]);
});

test('the grid leads to its own page, and to the shop of all others', () => {
  const linkOf = (title: string) => attributes(pageAt('/'), `main a:has(img[alt^="${title}"])`, 'href')[0];
  expect(linkOf('An Announced Book')).toBe(announced);
  expect(linkOf('A Gone Book')).toBe(gone);
  expect(linkOf('First Book')).toBe('https://shop.example/first-book');
});

test('a book without a cover has one of words, as large as any', async () => {
  const [file] = attributes(pageAt(announced), 'main article a:has(img)', 'href');
  const { width, height } = await sharp(fileOf(file ?? '')).metadata();
  expect([width, height]).toEqual([600, 900]);
  const [other] = attributes(pageAt(gone), 'main article a:has(img)', 'href');
  expect(other).not.toBe(file);
});

test('it is not among the covers for the press, and its page is shared by it', () => {
  expect(texts(pageAt('/press-kit/'), 'main li').join()).not.toContain('Announced');
  expect(attributes(pageAt(announced), 'meta[property="og:image"]', 'content').join()).toMatch(
    /share-\w+\.jpg$/,
  );
});
