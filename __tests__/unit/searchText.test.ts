import { markedIn, stretchOf, wordsIn } from '../../src/lib/searchText';

const termsOf = (text: string): string[] => wordsIn(text).map(({ terms: [whole] }) => whole);

test.each([
  ['Café déjà-vu', ['cafe', 'deja', 'vu']],
  ["The Necromancer’s Potluck, isn't it?", ['the', 'necromancers', 'potluck', 'isnt', 'it']],
  ['Straße Ærø Łódź ŒUVRE', ['strasse', 'aero', 'lodz', 'oeuvre']],
  ['ПРИВЕТ, мир', ['привет', 'мир']],
  ['11 truths — 2nd edition', ['11', 'truths', '2nd', 'edition']],
  ['雪国の夜', ['雪', '国', 'の', '夜']],
  ['Tokyo東京2020', ['tokyo', '東', '京', '2020']],
  ['isn´t isn`t isn‘t isnʼt', ['isnt', 'isnt', 'isnt', 'isnt']],
  ['ışıkları', ['isiklari']],
  ['שָׁלוֹם שלום', ['שלום', 'שלום']],
  ['كِتَابٌ كتاب كتـاب', ['كتاب', 'كتاب', 'كتاب']],
  [' …!? ', []],
])('the words of %s', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test.each([
  ['L’été', ['lete', 'ete']],
  ["un'ombra", ['unombra', 'ombra']],
  ['quelqu’un', ['quelquun', 'un']],
  ['rock’n’roll', ['rocknroll', 'n', 'roll']],
  ['well-being', ['well']],
])('%s is found whole, and by what stands after an apostrophe', (text, terms) => {
  expect(wordsIn(text)[0]?.terms).toEqual(terms);
});

test('a word stands where it stands in the text, whatever its term is', () => {
  const text = '«L’été» in Łódź';
  expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['L’été', 'in', 'Łódź']);
});

test('the words that were found are marked, as they are written', () => {
  expect(markedIn('Salt, SALT and sält; salty.', new Set(['salt']))).toEqual([
    { text: 'Salt', isFound: true },
    { text: ', ', isFound: false },
    { text: 'SALT', isFound: true },
    { text: ' and ', isFound: false },
    { text: 'sält', isFound: true },
    { text: '; salty.', isFound: false },
  ]);
  expect(markedIn('L’été', new Set(['ete']))).toEqual([{ text: 'L’été', isFound: true }]);
  expect(markedIn('Nothing', new Set(['salt']))).toEqual([{ text: 'Nothing', isFound: false }]);
  expect(markedIn('', new Set(['salt']))).toEqual([]);
});

const long = `${'words before '.repeat(40)}the salt of the lake${' words after'.repeat(40)}`;

test('a stretch of a long text has the words that were found, and whole words at its ends', () => {
  const stretch = stretchOf(long, new Set(['salt', 'lake']), 160);
  expect(stretch).toContain('the salt of the lake');
  expect(stretch).toMatch(/^…(words|before) .* (words|after)…$/);
  expect(stretch.length).toBeLessThanOrEqual(162);
});

test('of several stretches it is the one with the most different words', () => {
  const text = `salt ${'and nothing '.repeat(30)}salt in the lake`;
  expect(stretchOf(text, new Set(['salt', 'lake']), 100)).toMatch(/salt in the lake$/);
});

test('without a word that was found it is the beginning, and a short text whole, quotation marks too', () => {
  expect(stretchOf(long, new Set(['fire']), 60)).toMatch(/^words before .*…$/);
  expect(stretchOf('“Salt,” she said.', new Set(['salt']), 60)).toBe('“Salt,” she said.');
  expect(stretchOf('', new Set(), 60)).toBe('');
});

test('a text without spaces is cut as well', () => {
  const stretch = stretchOf('雪'.repeat(300) + '海' + '雪'.repeat(300), new Set(['海']), 100);
  expect(stretch).toContain('海');
  expect(stretch.length).toBeLessThanOrEqual(102);
});
