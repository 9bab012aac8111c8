import { readFileSync } from 'node:fs';
import { collections } from '../../../src/content/model/collections';
import { findings } from '../../../src/content/model/findings';
import { applyPatch } from '../../../src/import/catalogue/applyPatch';
import { catalogueTemplate } from '../../../src/import/catalogue/catalogueTemplate';
import { mapColumns } from '../../../src/import/catalogue/mapColumns';
import { orderIn, readDate } from '../../../src/import/catalogue/readDate';
import { makeSpreadsheet, spreadsheet, unknownColumns } from '../../../src/import/readers/spreadsheet';
import { entriesIn, foundIn, inputOf, lostIn } from '../../support/import/inputOf';

const read = (table: string | Uint8Array, name = 'books.csv') => foundIn(spreadsheet, { [name]: table });

const titlesIn = async (table: string | Uint8Array): Promise<unknown[]> =>
  entriesIn(await read(table)).map(({ fields }) => fields['title']);

test('the template of the docs is the one that is made: npm run export -- docs/catalogue-template.csv --template --force', () => {
  expect(readFileSync('docs/catalogue-template.csv', 'utf8')).toBe(catalogueTemplate());
});

test('the template, filled in, is a book in a series', async () => {
  const found = await read(catalogueTemplate());
  expect(lostIn(found)).toEqual([]);
  const [series, book] = entriesIn(found);
  expect(series?.fields).toEqual({ title: 'The Example Cycle' });
  expect(book?.fields).toMatchObject({
    form: 'novel',
    about: { subtitle: 'A Row to Write Over' },
    series: { name: 'the-example-cycle', position: 1 },
    editions: [{ format: 'paperback', released: '2019-05-03', pages: 312, price: 'USD 18.99' }],
  });
  expect(book?.pictures).toEqual({ image: { address: 'covers/the-example.jpg' } });
  expect(findings(collections.books.schema, { id: 1, ...book?.fields })).toEqual([]);
});

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

test.each([
  ['commas', 'Title,Pages\nÉté,12\n'],
  ['semicolons and CRLF', 'Title;Pages\r\nÉté;12\r\n'],
  ['tabs and a mark', '\ufeffTitle\tPages\rÉté\t12\r'],
  ['the line of Excel', 'sep=;\r\nTitle;Pages\r\nÉté;12'],
  ['quotes', '"Title","Pages"\n"Été","12"'],
  ['UTF-16LE', utf16('Title\tPages\r\nÉté\t12', false)],
  ['UTF-16BE', utf16('Title\tPages\r\nÉté\t12', true)],
  ['Windows-1252', Buffer.from('Title;Pages\r\nÉté;12', 'latin1')],
])('a table is read with %s', async (_how, table) => {
  expect(await titlesIn(table)).toEqual(['Été']);
});

test('what Windows-1252 has beyond Latin-1 is read: quotation marks, dashes, the euro', async () => {
  const bytes = Buffer.from('Title;Price\r\n\u0093Ice\u0094 \u0096 \u00c9t\u00e9;9,99 \u0080', 'latin1');
  expect(entriesIn(await read(bytes))[0]?.fields).toMatchObject({
    title: '“Ice” – Été',
    editions: [{ price: 'EUR 9.99' }],
  });
});

test.each([
  [
    'books.xlsx',
    'PK\u0003\u0004',
    'books.xlsx is a workbook, which only spreadsheets read: save it as CSV (UTF-8) in the spreadsheet, and give that',
  ],
  ['books.csv', '\n\n', 'books.csv is empty: its first line must name the columns'],
  [
    'books.csv',
    'Title;ISBN\nA;9,78E+12\n',
    'books.csv:2 ISBN is 9,78E+12: the spreadsheet took the ISBN for a number and has lost its digits. Set the column to text, write the ISBNs again, and save the table anew',
  ],
  [
    'books.csv',
    'Title,Pages\nA,1\n"B,2\n',
    'books.csv:3 has a quotation mark that opens a cell and does not end it as CSV has it: put a second one beside each inside a cell, or save the table anew',
  ],
])('what is no table is refused in a sentence: %s %j', async (name, table, sentence) => {
  await expect(read(table, name)).rejects.toThrow(sentence);
});

test('columns are known in many spellings and three languages', () => {
  const headers = [
    'Titel',
    'Untertitel',
    'Reihe',
    'Band',
    'ISBN Taschenbuch',
    'E-Book ISBN',
    'Editorial',
    'Año',
    'Seiten',
    'Word Count',
    'Klappentext',
    'Amazon URL',
    'Buy Link Kobo',
    'Género',
    'Foo',
    'Publischer',
  ];
  expect(mapColumns(headers)).toEqual({
    mapped: {
      Titel: 'title',
      Untertitel: 'about.subtitle',
      Reihe: 'series.name',
      Band: 'series.position',
      'ISBN Taschenbuch': 'paperback.isbn',
      'E-Book ISBN': 'ebook.isbn',
      Editorial: 'edition.publisher',
      Año: 'date',
      Seiten: 'edition.pages',
      'Word Count': 'words',
      Klappentext: 'about.blurb',
      'Amazon URL': 'retailer.Amazon',
      'Buy Link Kobo': 'retailer.Kobo',
      Género: 'trade.subjects',
    },
    unknown: ['Foo', 'Publischer'],
    suggestions: { Publischer: 'publisher' },
  });
});

test.each([
  ['03.05.2019', '2019-05-03'],
  ['2019-05-03', '2019-05-03'],
  ['13/5/2019', '2019-05-13'],
  ['May 2019', '2019-05'],
  ['May-19', '2019-05'],
  ['3. Mai 2019', '2019-05-03'],
  ['3 de mayo de 2019', '2019-05-03'],
  ['May 3, 2019', '2019-05-03'],
  ['2019', '2019'],
])('the date %s is %s', (written, date) => {
  expect(readDate(written, null)).toEqual({ date });
});

test('a day with slashes is read as the others of its column are, or asked for', () => {
  expect(readDate('5/3/2019', orderIn(['12/31/2018']))).toEqual({ date: '2019-05-03' });
  expect(readDate('5/3/2019', orderIn(['31/12/2018']))).toEqual({ date: '2019-03-05' });
  expect(readDate('5/3/2019', null)).toEqual({
    year: '2019',
    why: 'is two days, as it has the day first or the month: write it as year-month-day, like 2019-03-05',
  });
});

test('rows of one title are editions of one work; what is not known is said', async () => {
  const table = [
    'Title,Kind,Format,ISBN,Published,Foo,Magazine',
    'The Sluice,novel,hardcover,="9783161484100",2019-05-03,x,',
    'The Sluice,novel,ebook,0-306-40615-2,2019-05-03,,',
    'Damp,short story,,,May 2018,,The Wet Match',
    'Dry,story,,,,,The Wet Match',
  ].join('\n');
  const found = await read(table);
  expect(entriesIn(found).map(({ collection, fields }) => [collection, fields])).toEqual([
    [
      'books',
      {
        title: 'The Sluice',
        form: 'novel',
        editions: [
          { format: 'hardcover', isbn: '9783161484100', released: '2019-05-03' },
          { format: 'ebook', isbn: '978-0-306-40615-7', released: '2019-05-03' },
        ],
      },
    ],
    ['stories', { title: 'Damp', form: 'short-story', venue: 'The Wet Match', published: '2018-05' }],
  ]);
  expect(lostIn(found)).toEqual([
    '1 the column "Foo", in which 1 row has something: its name is not known: say what it is when you are asked, or name it as in docs/catalogue-template.csv',
    '5 "Dry": is a story without a date: write the year in which it came out first into the column Published',
  ]);
});

test('the author says what a column is, or leaves it out', async () => {
  const files = { 'books.csv': 'Title,Foo,Bar\nThe Sluice,What it says.,x\n' };
  expect(await unknownColumns(inputOf(files))).toEqual([
    { file: 'books.csv', header: 'Foo', rows: 1, suggestion: undefined },
    { file: 'books.csv', header: 'Bar', rows: 1, suggestion: undefined },
  ]);
  const found = await foundIn(makeSpreadsheet({ Foo: 'Blurb', Bar: '' }), files);
  expect(entriesIn(found)[0]?.fields).toEqual({ title: 'The Sluice', about: { blurb: 'What it says.' } });
  expect(found).toContainEqual({
    kind: 'left',
    what: 'cells of the column "Bar"',
    why: 'you left it out',
    count: 1,
  });
});

test('a patch exchanges what it has, takes away what is null, and leaves the rest', () => {
  const before = {
    title: 'A',
    words: 3,
    editions: [{ format: 'ebook', pages: 1 }, { format: 'paperback' }],
    aliases: ['/a/', '/b/'],
  };
  const patch = { title: 'B', words: null, editions: [{ pages: 2 }, { format: null }], aliases: ['/c/'] };
  expect(applyPatch(before, patch)).toEqual({
    title: 'B',
    editions: [{ format: 'ebook', pages: 2 }],
    aliases: ['/c/'],
  });
});
