import Papa from 'papaparse';
import { collections, contentFolder } from '../../../src/content/model/collections';
import { readContent } from '../../../src/content/read/readContent';
import { applyPatch } from '../../../src/import/catalogue/applyPatch';
import { type CatalogueEntry, catalogueToCsv } from '../../../src/import/catalogue/catalogueToCsv';
import { catalogueCollections, columnFields } from '../../../src/import/catalogue/paths';
import { headerOf } from '../../../src/import/catalogue/headers';
import { mapColumns } from '../../../src/import/catalogue/mapColumns';
import { spreadsheet } from '../../../src/import/readers/spreadsheet';
import { ownFiles } from '../../fixture/writeFixture';
import { entriesIn, foundIn, lostIn } from '../../support/import/inputOf';
import { leastValueFor, optionalPlacesIn, valueFor, withFieldAt } from '../../support/schemaValues';

type Fields = CatalogueEntry['fields'];

/** The entries of a site, given the folder around its content. */
const entriesOf = async (root: string): Promise<CatalogueEntry[]> =>
  (await readContent(root)).entries.flatMap(({ collection, slug, parsed }) => {
    const known = catalogueCollections.find((name) => name === collection);
    return known ? [{ collection: known, slug, fields: parsed.value as Fields }] : [];
  });

/** An entry with every field, one with the least, and one for each field that may be left out, of each collection. */
const generated = (): CatalogueEntry[] =>
  catalogueCollections.flatMap((collection) => {
    const { schema } = collections[collection];
    const least = leastValueFor(schema) as Fields;
    return [
      { collection, slug: 'whole', fields: valueFor(schema) as Fields },
      { collection, slug: 'least', fields: least },
      ...optionalPlacesIn(schema).map(({ path, schema: inner }, index) => ({
        collection,
        slug: `one-${index}`,
        fields: withFieldAt(schema, least, path, valueFor(inner)) as Fields,
      })),
    ];
  });

/** The table as Excel in Germany saves it: semicolons, no quotes where none are needed, formulas as what they come to. */
const throughExcel = (csv: string): string => {
  const { data } = Papa.parse<string[]>(csv.replace('\ufeff', '').trimEnd());
  const shown = data.map((cells) => cells.map((cell) => cell.replace(/^="(.*)"$/, '$1')));
  return `\ufeff${Papa.unparse(shown, { delimiter: ';', newline: '\r\n' })}\r\n`;
};

const asIs = (csv: string): string => csv;

/** The entries with what comes back from their table. */
const after = async (
  entries: readonly CatalogueEntry[],
  save: (csv: string) => string,
): Promise<Fields[]> => {
  const found = await foundIn(spreadsheet, { 'books.csv': save(catalogueToCsv(entries)) });
  expect(lostIn(found)).toEqual([]);
  const patches = entriesIn(found);
  expect(patches.every(({ isPatch }) => isPatch)).toBe(true);
  return entries.map(({ collection, slug, fields }) => {
    const patch = patches.find((one) => one.collection === collection && one.slug === slug);
    if (!patch) throw new Error(`${collection}/${slug} is not in the table`);
    expect(applyPatch({}, patch.fields)).toEqual(fields);
    return applyPatch(fields, patch.fields);
  });
};

const fieldsOf = (entries: readonly CatalogueEntry[]): Fields[] => entries.map(({ fields }) => fields);

test('every column has a name of its own, by which and by its path it is known', () => {
  const paths = columnFields.map(({ path }) => path.replaceAll('#', '12'));
  const headers = paths.map(headerOf);
  expect(new Set(headers).size).toBe(headers.length);
  const frame = ['Collection', 'Slug'];
  expect(Object.values(mapColumns([...frame, ...headers]).mapped)).toEqual(['collection', 'slug', ...paths]);
  expect(Object.values(mapColumns([...frame, ...paths]).mapped)).toEqual(['collection', 'slug', ...paths]);
});

test.each([
  ['as it is', asIs],
  ['as Excel saves it', throughExcel],
])(
  'the sample, the fixture and entries with every field come back from the table, %s',
  async (_how, save) => {
    expect(contentFolder).toBe('data');
    const sample = await entriesOf('.');
    const fixture = await entriesOf(ownFiles.slice(0, -contentFolder.length - 1));
    expect(fixture.length).toBeGreaterThan(5);
    for (const entries of [sample, fixture, generated()])
      expect(await after(entries, save)).toEqual(fieldsOf(entries));
  },
);

test('what spreadsheets run or change comes back as it was', async () => {
  const hostile = [
    '=1+1',
    '+49',
    '-x',
    '@SUM(A1)',
    "'=x",
    "''=x",
    '＝x',
    '="a"',
    '\t=x',
    '007',
    '3/4',
    '1E5',
    '9799317205109',
    ' x',
    'a\n=b',
    '"',
    'a;b,c\td',
    "'quoted'",
  ];
  const entries = hostile.map((title, index): CatalogueEntry => ({
    collection: 'books',
    slug: `book-${index}`,
    fields: { id: index + 1, title, about: { blurb: `${title}\n\n${title}` } },
  }));
  expect(await after(entries, asIs)).toEqual(fieldsOf(entries));
  expect(
    await after(
      entries.filter(({ fields }) => fields['title'] !== '="a"'),
      throughExcel,
    ),
  ).toEqual(fieldsOf(entries.filter(({ fields }) => fields['title'] !== '="a"')));
  const { data } = Papa.parse<string[]>(catalogueToCsv(entries));
  const run = data.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^="[^"]*"$/.test(cell));
  expect(run).toEqual([]);
});
