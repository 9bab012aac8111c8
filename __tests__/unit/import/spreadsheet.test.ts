import { readFileSync } from 'node:fs';
import { collections } from '../../../src/content/model/collections';
import { findings } from '../../../src/content/model/findings';
import { applyPatch } from '../../../src/import/catalogue/applyPatch';
import { catalogueTemplate } from '../../../src/import/catalogue/catalogueTemplate';
import { mapColumns } from '../../../src/import/catalogue/mapColumns';
import { orderIn, readDate } from '../../../src/content/model/readDate';
import { columnChoices } from '../../../src/import/catalogue/columnNames';
import { spreadsheet } from '../../../src/import/readers/spreadsheet';
import type { Source } from '../../../src/import/found';
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
    'books.csv:2 ISBN is 9,78E+12: the spreadsheet took the ISBN for a number, and shows its first digits alone. Give the column there the format of a number without decimals, and save the table anew; where the others are gone, set the column to text and write the ISBNs again',
  ],
  [
    'books.csv',
    'My books;\nOpus;Jahr\nA;2019\n',
    'books.csv:2 names no column Title: write above each column what is in it, as in docs/catalogue-template.csv',
  ],
  [
    'books.csv',
    'Title,Pages\nA,1\n"B,2\n',
    'books.csv:3 has a quotation mark that opens a cell and does not end it as CSV has it: put a second one beside each inside a cell, or save the table anew',
  ],
])('what is no table is refused in a sentence: %s %j', async (name, table, sentence) => {
  await expect(read(table, name)).rejects.toThrow(sentence);
});

test('a table with more columns than a spreadsheet has is refused', async () => {
  await expect(read(`Title${','.repeat(16_384)}\nA\n`)).rejects.toThrow(
    'books.csv:1 names 16385 columns: 16384 are the most, so delete those that say nothing of your books',
  );
});

test('what stands above the names of the columns is none, and a row has the number that its spreadsheet shows', async () => {
  const table = 'My books, 2024,,\n,,\nTitle,Blurb,Pages\nRime,"One.\nTwo.",200\nThaw,,many\n';
  const found = await read(table);
  expect(entriesIn(found).map(({ fields }) => fields['title'])).toEqual(['Rime', 'Thaw']);
  expect(lostIn(found)).toContain('5 Pages: "many": must be a whole number, got "many"');
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
  });
});

test('a name with more than it needs is known, but not in place of another; notes and numbers of rows are asked for', () => {
  const headers = [
    'Nr.',
    'Title',
    'Reihe',
    'Words (approx.)',
    'Author / Pen Name',
    'Price',
    'Price (US)',
    'Notes',
  ];
  expect(mapColumns([...headers, 'Title / Series', 'retailer_Kobo_link', 'format_Paperback_isbn'])).toEqual({
    mapped: {
      Title: 'title',
      Reihe: 'series.name',
      'Words (approx.)': 'words',
      'Author / Pen Name': 'author',
      Price: 'edition.price',
      retailer_Kobo_link: 'retailer.Kobo',
      format_Paperback_isbn: 'paperback.isbn',
    },
    unknown: ['Nr.', 'Price (US)', 'Notes', 'Title / Series'],
  });
  expect(mapColumns(['Title', 'Series', 'Nr.']).mapped).toMatchObject({ 'Nr.': 'series.position' });
});

test.each([
  ['03.05.2019', '2019-05-03'],
  ['3.5.19', '2019-05-03'],
  ['13/5/98', '1998-05-13'],
  ['03.05.2019 00:00', '2019-05-03'],
  ['2019-05-03T12:00:00Z', '2019-05-03'],
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

test.each([
  ['Fall 2021', 'is not a month of the calendar: write it as year-month, like 2019-05'],
  ['31.02.2021', 'is not a date of the calendar: write it as year-month-day, like 2019-05-03'],
  ['2021 (planned)', 'is no date that can be read: write it as year-month-day, like 2019-05-03'],
])('of %s the year is kept', (written, why) => {
  expect(readDate(written, null)).toEqual({ year: '2021', why });
});

test.each([
  ['Price', '12,99 €', { price: 'EUR 12.99' }],
  ['Price', '1.299,00 €', { price: 'EUR 1299.00' }],
  ['Price', '14,– €', { price: 'EUR 14' }],
  ['Price', '12,90 Euro', { price: 'EUR 12.90' }],
  ['Price', 'AU$1,019.50', { price: 'AUD 1019.50' }],
  ['ISBN', '306406152', { isbn: '9780306406157' }],
  ['ISBN', '80442957X', { isbn: '9780804429573' }],
  ['Running time', '11 hrs 24 min', { minutes: 684 }],
  ['Laufzeit', '9 Std. 41 Min.', { minutes: 581 }],
  ['Duration', '1:05:59', { minutes: 65 }],
  ['Format', 'Broschiert', { format: 'paperback' }],
])('%s %j is read', async (column, cell, edition) => {
  const found = await read(`Title;Amazon;${column}\nRime;https://shop.example/1;${cell}\n`);
  expect(entriesIn(found)[0]?.fields['editions']).toMatchObject([edition]);
});

test.each([
  ['Running time', '31:15', 'is no playing time: write it in minutes, like 684'],
  [
    'Format',
    'ebook & paperback',
    'must be hardcover or paperback or ebook or audiobook, got "ebook & paperback"',
  ],
  [
    'Type',
    'Anthology (editor)',
    'is no kind, so it is taken for a book: write book, audiobook, anthology, story, poem or series',
  ],
  ['Subtitle', 'A Tale', 'stands on the page of a book, which needs a blurb: fill it in'],
])('of %s %j it is said what to do', async (column, cell, why) => {
  const found = await read(`Title;Pages;${column}\nRime;200;${cell}\n`);
  expect(lostIn(found)[0]).toBe(`2 ${column}: ${JSON.stringify(cell)}: ${why}`);
});

test('an edition that stands there twice comes once, and so does the page of a shop', async () => {
  const table = [
    'Title;Format;ISBN;ASIN;Amazon',
    'Rime;paperback;9780306406157;;',
    'Rime;ebook;;B00KXYZ123;https://www.amazon.com/dp/B00KXYZ123',
    'Rime;paperback;978-0-306-40615-7;;',
  ];
  expect(entriesIn(await read(table.join('\n')))[0]?.fields['editions']).toEqual([
    { format: 'paperback', isbn: '9780306406157' },
    { format: 'ebook', retailers: [{ name: 'Amazon', link: 'https://www.amazon.com/dp/B00KXYZ123' }] },
  ]);
});

test('a series whose title is one small word is one, too', async () => {
  const [series, book] = entriesIn(await read('Title,Series\nRime,saltmarsh\n'));
  expect(series).toMatchObject({ collection: 'series', slug: 'saltmarsh', isPatch: true, fields: {} });
  expect(book?.fields).toMatchObject({ series: { name: 'saltmarsh' } });
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

const answered = (answers: Readonly<Record<string, string>>): Source =>
  spreadsheet.asks?.answered(new Map(Object.entries(answers))) ?? spreadsheet;

test('the author says what a column is, or leaves it out', async () => {
  const files = { 'books.csv': 'Title,Foo,Bar\nThe Sluice,What it says.,x\n' };
  const found = await foundIn(answered({ Foo: 'Blurb', Bar: '' }), files);
  expect(entriesIn(found)[0]?.fields).toEqual({ title: 'The Sluice', about: { blurb: 'What it says.' } });
  expect(found).toContainEqual({
    kind: 'left',
    what: 'cells of the column "Bar"',
    why: 'you left it out',
    count: 1,
  });
});

test('columns are asked for with some of what is in them, those of one name once, and the empty ones not', async () => {
  const files = {
    'a.csv': 'Title,Shelf,Publischer,Empty\nA,"1\nup",,\nB,2,Sedge,\nC,2,,\nD,3,,\nE,4,,\n',
    'b.csv': 'Title,Shelf\nF,9\n',
  };
  const asked = await spreadsheet.asks?.questions(inputOf(files));
  expect(asked).toEqual([
    { about: 'column', name: 'Shelf', rows: 5, values: ['1 up', '2', '3'], choices: columnChoices },
    {
      about: 'column',
      name: 'Publischer',
      rows: 1,
      values: ['Sedge'],
      suggestion: 'Publisher',
      choices: columnChoices,
    },
  ]);
});

test('all that an author may choose for a column is known', () => {
  const names = columnChoices.flatMap((choice) => choice.names);
  expect(mapColumns(names).unknown).toEqual([]);
  expect(new Set(Object.values(mapColumns(names).mapped)).size).toBe(names.length);
});

test('what a column cannot be is refused', async () => {
  const files = { 'books.csv': 'Title,Foo\nThe Sluice,x\n' };
  await expect(foundIn(answered({ Foo: 'Publischer' }), files)).rejects.toThrow(
    'the column "Foo" can\'t be "Publischer": did you mean Publisher?',
  );
});

test('columns that are called as parts of a program are columns', async () => {
  const files = { 'books.csv': 'Title,constructor,__proto__\nThe Sluice,a,b\n' };
  const asked = await spreadsheet.asks?.questions(inputOf(files));
  expect(asked?.map(({ name }) => name)).toEqual(['constructor', '__proto__']);
  for (const source of [spreadsheet, answered({ constructor: '' })])
    expect(entriesIn(await foundIn(source, files))[0]?.fields).toEqual({ title: 'The Sluice' });
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
