import { editionsByLanguage, isTranslation } from '../../src/lib/editions';
import { formatPrice, languageName, ownNameOf } from '../../src/lib/format';

const edition = (language: string | null, isbn: string) => ({ language, isbn });

test('an edition of another language is a translation, one of another country is none', () => {
  expect(isTranslation({ language: 'de' }, 'en-US')).toBe(true);
  expect(isTranslation({ language: 'en-GB' }, 'en-US')).toBe(false);
  expect(isTranslation({ language: null }, 'en')).toBe(false);
});

test('the language of the site comes first, then the others as they come', () => {
  const [french, own, german, british] = [
    edition('fr', '1'),
    edition(null, '2'),
    edition('de', '3'),
    edition('en-GB', '4'),
  ];
  expect(editionsByLanguage([french, own, german, british], 'en')).toEqual([
    { language: null, editions: [own, british] },
    { language: 'fr', editions: [french] },
    { language: 'de', editions: [german] },
  ]);
  expect(editionsByLanguage([french], 'en')).toEqual([{ language: 'fr', editions: [french] }]);
});

test.each([
  ['de', 'en', 'German'],
  ['fr', 'es', 'Francés'],
  ['en', 'de', 'Englisch'],
])('%s is called in %s %s', (code, language, name) => {
  expect(languageName(code, language)).toBe(name);
});

test.each([
  ['USD 18.99', 'en', '$18.99'],
  ['EUR 20', 'de', '20,00\u00a0€'],
  ['JPY 1800', 'en', '¥1,800'],
])('%s is written in %s as %s', (price, language, inWords) => {
  expect(formatPrice(price, language)).toBe(inWords);
});

test.each([
  ['en-GB', ['en-GB', 'sv'], 'English'],
  ['sv', ['en-GB', 'sv'], 'Svenska'],
  ['en-GB', ['en-GB', 'en-US'], 'British English'],
  ['pt-BR', ['en', 'pt-BR', 'pt'], 'Português (Brasil)'],
  ['es-419', ['en', 'es-419'], 'Español'],
  ['zh-Hant-TW', ['en', 'zh-Hans-CN', 'zh-Hant-TW'], '繁體中文'],
])('%s, where %j are offered, is called %s', (code, offered, name) => {
  expect(ownNameOf(code, 'en', offered)).toBe(name);
});
