import { searchIn } from '../../src/hooks/searchIn';
import type { SearchDocument } from '../../src/lib/searchDocument';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => path }));

const document = (title: string, text: string): SearchDocument => ({
  kind: 'book',
  title,
  text,
  pagePath: '/books/a/',
  link: '',
  affiliate: null,
  picture: null,
});

const titled = (text: string): SearchDocument => document(text, '');

const search = searchIn([
  document('The Lutheran Necromancer’s Potluck', 'A hotdish for the dead'),
  document('Snow Load', 'The roof of a church, and a potluck below it'),
  document('Café Ærø', '雪国の夜 and some salt'),
]);

const titlesFor = (query: string): string[] => search(query).map(({ document: { title } }) => title);

test.each([
  ['necromancer', 'a word'],
  ['necromancers', 'a word without its apostrophe'],
  ['necromencer', 'a letter that is wrong'],
  ['necrommancer', 'a letter too many'],
  ['NECRO', 'the beginning of a word, in capitals'],
  ['potluck dead', 'words of title and text together'],
])('%s finds by %s', (query) => {
  expect(titlesFor(query)).toEqual(['The Lutheran Necromancer’s Potluck']);
});

test.each(['cafe', 'aero', 'AERØ', '雪', 'の夜', 'salt'])('accents and scripts: %s', (query) => {
  expect(titlesFor(query)).toEqual(['Café Ærø']);
});

test('what has a word in its title stands before what has it in its text', () => {
  expect(titlesFor('potluck')).toEqual(['The Lutheran Necromancer’s Potluck', 'Snow Load']);
});

test('all words must be there, and short ones be right', () => {
  expect(titlesFor('potluck elevator')).toEqual([]);
  expect(titlesFor('sown')).toEqual([]);
  expect(titlesFor('sno')).toEqual(['Snow Load']);
  expect(titlesFor(' …!? ')).toEqual([]);
});

test('it is told which words of what was found were meant', () => {
  expect(search('necromencer').map(({ terms }) => [...terms])).toEqual([['necromancers']]);
});

test('what is written without spaces is found where it stands so, letter for letter', () => {
  const texts = ['東京都と京都', 'แมวดำนอนหลับ', '本を読む'];
  const titles = (query: string): string[] =>
    searchIn(texts.map(titled))(query).map(({ document: { title } }) => title);
  expect(titles('京都')).toEqual(['東京都と京都']);
  expect(titles('แมว')).toEqual(['แมวดำนอนหลับ']);
  for (const query of ['京東', 'นอนแมว', 'ดวม', 'む本']) expect(titles(query)).toEqual([]);
  expect(titles('読む 本')).toEqual(['本を読む']);
});

/** Which of these have what is looked for in them. */
const foundIn = (texts: readonly string[], query: string): string[] =>
  searchIn(texts.map(titled))(query).map(({ document: { title } }) => title);

const wellBeing = ['wellbeing', 'well-being', 'well being', 'well\u00adbeing'];

test.each(wellBeing)('written in one, with a hyphen or in two words: %s finds all', (query) => {
  expect(foundIn(wellBeing, query).sort()).toEqual([...wellBeing].sort());
});

test.each([
  ['été', 'L’été à la mer'],
  ['ombra', "un'ombra"],
  ['l’été', 'cet été'],
  ['ebook', 'an e-book'],
  ['e-book', 'an ebook'],
  ['necromancers pot luck', 'The Necromancer’s Potluck'],
  ['snowload chur', 'Snow Load, and a church'],
  ['צהל', 'צה״ל'],
  ['میخواهم', 'می‌خواهم'],
])('%s finds %s', (query, text) => {
  expect(foundIn([text, 'something else'], query)).toEqual([text]);
});

test('two words are one only where they stand together', () => {
  expect(foundIn(['able, and not', 'notably'], 'notable')).toEqual(['notably']);
  expect(foundIn(['all is well', 'being'], 'wellbeing')).toEqual([]);
  expect(foundIn(['there isn’t'], 'tis')).toEqual([]);
});

test('only the words that were meant are told, not all that begin as their parts do', () => {
  const [found] = searchIn([titled('science of sci-fi, finally')])('scifi');
  expect([...(found?.terms ?? [])].sort()).toEqual(['fi', 'sci']);
});
