import { isbnShopNames, shopsByIsbn } from '../../src/content/model/isbnShops';
import { httpsLink } from '../../src/content/model/fields';
import { countriesOf, type Shop, shopsByCountry, shopsOf } from '../../src/lib/shops';

const isbn = '978-3-16-148410-0';
const link = httpsLink('Link', 'a page');

test.each(isbnShopNames.flatMap((shop) => [{ shop }, { shop, affiliateId: '17 & 4' }]))(
  'the address of %j is one, and has the ISBN in digits',
  (chosen) => {
    const [found] = shopsByIsbn({ format: 'paperback', isbn }, [chosen]);
    expect(link.safeParse(found?.link).success).toBe(true);
    expect(found?.link).toContain('9783161484100');
  },
);

test.each([
  ['bookshop-us', undefined, 'https://bookshop.org/book/9783161484100', false],
  ['bookshop-us', '17', 'https://bookshop.org/a/17/9783161484100', true],
  ['bookshop-uk', '17', 'https://uk.bookshop.org/a/17/9783161484100', true],
  ['blackwells', undefined, 'https://blackwells.co.uk/bookshop/product/9783161484100', false],
  // It has no affiliates.
  ['hive', '17', 'https://www.hive.co.uk/Search/Keyword?keyword=9783161484100', false],
  ['worldcat', undefined, 'https://search.worldcat.org/search?q=bn:9783161484100', false],
] as const)('%s of %s is at %s', (shop, affiliateId, address, affiliate) => {
  const chosen = affiliateId === undefined ? { shop } : { shop, affiliateId };
  expect(shopsByIsbn({ format: 'hardcover', isbn }, [chosen])).toEqual([
    expect.objectContaining({ link: address, affiliate }),
  ]);
});

test('shops have what is printed, libraries all; an edition that names a shop is not led there twice', () => {
  const chosen = [{ shop: 'bookshop-us' }, { shop: 'worldcat' }] as const;
  const namesOf = (edition: Parameters<typeof shopsByIsbn>[0]) =>
    shopsByIsbn(edition, chosen).map(({ name }) => name);
  expect(namesOf({ format: 'ebook', isbn })).toEqual(['WorldCat']);
  expect(namesOf({ format: 'paperback', isbn })).toEqual(['Bookshop.org', 'WorldCat']);
  expect(
    namesOf({ format: 'paperback', isbn, retailers: [{ link: 'https://www.bookshop.org/p/1' }] }),
  ).toEqual(['WorldCat']);
  expect(namesOf({ format: 'paperback' })).toEqual([]);
});

const shop = (name: string, country: string | null = null, isLibrary = false): Shop => ({
  name,
  link: `https://${name}.example/`,
  affiliate: null,
  country,
  countryInWords: country && `Land of ${country}`,
  isLibrary,
});
const edition = {
  isOutOfPrint: false,
  retailers: [shop('all'), shop('us', 'US')],
  isbnShops: [shop('gb', 'GB'), shop('library', null, true)],
};
const shown = (country: string | null, one = edition) =>
  shopsByCountry(one, country).sold.map(({ code, name, shops }) => [
    code,
    name,
    ...shops.map((each) => each.name),
  ]);

test('shops stand by countries, those that sell everywhere first', () => {
  expect(shown(null)).toEqual([
    ['', '', 'all'],
    ['US', 'Land of US', 'us'],
    ['GB', 'Land of GB', 'gb'],
  ]);
  expect(countriesOf([edition, edition])).toEqual([
    { code: 'US', name: 'Land of US' },
    { code: 'GB', name: 'Land of GB' },
  ]);
});

test('one who has chosen a country sees its shops, and all where it has none', () => {
  expect(shown('GB')).toEqual([
    ['', '', 'all'],
    ['GB', 'Land of GB', 'gb'],
  ]);
  expect(shown('DE')).toHaveLength(3);
});

test('what is out of print is in libraries alone', () => {
  const gone = { ...edition, isOutOfPrint: true };
  expect(shopsOf(gone)).toEqual([]);
  expect(shown(null, gone)).toEqual([]);
  expect(shopsByCountry(gone, null).libraries.map(({ name }) => name)).toEqual(['library']);
});
