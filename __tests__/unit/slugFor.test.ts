import { spareSlug } from '../../src/content/write/nextIds';
import fc from 'fast-check';
import { growingCollections } from '../../src/content/model/collections';
import { slugPattern } from '../../src/content/model/fields';
import { slugFor } from '../../src/content/model/slugFor';
import { entryOf } from '../../src/editor/entryOf';
import { seed } from '../support/seed';

test.each([
  ['Trial & Error', 'en', 'trial-and-error'],
  ['What the Ice Kept', 'en', 'what-the-ice-kept'],
  ['Ann’s “Last” Lamp: 2', 'en', 'anns-last-lamp-2'],
  ['Siobhán Ní Dhúill-Ørsted', 'en', 'siobhan-ni-dhuill-orsted'],
  ['Đình', 'vi', 'dinh'],
  ['Ξένος', 'el', 'xenos'],
  ['İstanbul ışıkları', 'tr', 'istanbul-isiklari'],
  ['Łódź', 'pl', 'lodz'],
  ['GROẞE STRAẞE', 'en', 'grosse-strasse'],
  ['Ъгълът', 'bg', 'agalat'],
  ['2½ <b> | 𝕭𝖔𝖔𝖐', 'en', '21-2-b-book'],
  ['Война и мир', 'ru', 'voyna-i-mir'],
  ['Über Grüße', 'en', 'uber-grusse'],
  ['Über Grüße', 'de', 'ueber-gruesse'],
  ['U\u0308ber Gru\u0308ße', 'de-AT', 'ueber-gruesse'],
  ['Mord & Totschlag', 'de', 'mord-und-totschlag'],
  ['สวัสดี', 'th', 'swasdii'],
  ['שלום עולם', 'he', 'shlvm-vlm'],
  ['ひらがな', 'ja', 'hiragana'],
  ['서울', 'ko', 'seoul'],
  ['北京', 'zh-Hans', 'bei-jing'],
])('%s has in %s the address %s', (title, language, slug) => {
  expect(slugFor(title, language)).toBe(slug);
});

test.each([
  ['東京の夜', 'ja'],
  ['…', 'en'],
  ['', 'en'],
])('of %j in %s no address is made', (title, language) => {
  expect(slugFor(title, language)).toBe('');
});

test('whatever a title is, its address is one or none', () => {
  const languages = ['en', 'de', 'ja', 'vi', 'x-none', ''];
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...languages), (title, language) => {
      const slug = slugFor(title, language);
      return slug === '' || slugPattern.test(slug);
    }),
    { numRuns: 500, seed },
  );
});

test.each(growingCollections)('a new $one without one is offered a number that is free', ({ name, one }) => {
  expect(spareSlug(name, [])).toBe(`${one}-1`);
  const book = (slug: string, id: number) => entryOf(`data/books/${slug}/index.json`, { id }) ?? [];
  const entries = [book('a', 1), book('b', 11), book('book-12', 3)].flat();
  expect(spareSlug('books', entries)).toBe('book-13');
});
