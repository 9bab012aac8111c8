import { serialize } from 'php-serialize';
import { makeWordpress } from '../../../../src/import/readers/wordpress';
import { phpList } from '../../../../src/import/readers/wordpress/books/phpList';
import { allOf, bookWith, fileOf, inputOf, lossesIn } from '../../../support/wordpress/read';

const source = makeWordpress((html) => ({ html, lost: [] }));
const read = (content: string) => allOf(source, inputOf(fileOf('export.xml', content)));

test.each([
  ['cut off', 'a:2:{i:0;a:1:{s:3:"url";s:5:"https', 'it is broken'],
  ['of objects', 'a:1:{i:0;O:8:"stdClass":1:{s:3:"url";s:1:"x";}}', 'it holds an object of a program'],
  ['of what every object has', 'a:1:{i:0;O:11:"constructor":0:{}}', 'it holds an object of a program'],
  ['that is a text', 's:3:"abc";', 'it is no list'],
  ['that says it is endless', 'a:999999999:{i:0;', 'it is broken'],
  ['that is nested without end', 'a:1:{i:0;'.repeat(20_000), 'it is broken'],
  ['that is too long', 'x'.repeat(200_001), 'it is too long'],
])('a list %s is lost, with the reason', async (_what, buttons, fault) => {
  expect(lossesIn(await read(bookWith('mbt_book', { mbt_buybuttons: buttons })))).toEqual([
    `the buy buttons: the list is not readable: ${fault}`,
  ]);
});

test('lists with lengths that a move to https left behind are read', () => {
  const rows = [
    { store: 'amazon', url: 'http://märchen.example/"a"' },
    { store: 'kobo', url: 'http://b.example/' },
  ];
  const moved = serialize(rows).replaceAll('http:', 'https:');
  expect(phpList(moved)).toEqual({
    rows: rows.map((row) => ({ ...row, url: row.url.replace('http:', 'https:') })),
  });
});

test('a row named after the prototype changes nothing', () => {
  expect(phpList('a:1:{s:9:"__proto__";a:1:{s:5:"store";s:1:"x";}}')).toEqual({ rows: [] });
  expect({}).not.toHaveProperty('store');
});
