import type { Fields } from '../../content/write/formatEntry';
import { type Cell, loseCell, type RowCells } from './rowCells';
import { columnFieldAt, type CatalogueCollection } from './paths';
import { readValue } from './readValue';

/** An edition of which no shop sells more than its language and its publisher is none. */
const tells = ['format', 'isbn', 'pages', 'minutes', 'price', 'retailers', 'isOutOfPrint'];

/** What goes for all editions of a row, and not for the first alone. */
const shared = ['language', 'publisher', 'translator', 'released'];

const retailerOf = (cell: Cell, field: string): { readonly name: string; readonly link: string } =>
  field === 'asin'
    ? { name: 'Amazon', link: `https://www.amazon.com/dp/${cell.text.trim()}` }
    : { name: cell.target.slice('retailer.'.length), link: cell.text };

/** Adds a shop, unless another column has led to the same page. */
const addRetailer = (fields: Fields, retailer: { readonly name: string; readonly link: unknown }): Fields => {
  const retailers = (fields['retailers'] ?? []) as readonly { readonly link: unknown }[];
  return retailers.some(({ link }) => link === retailer.link)
    ? fields
    : { ...fields, retailers: [...retailers, retailer] };
};

const add = (fields: Fields, row: RowCells, collection: CatalogueCollection, cell: Cell): Fields => {
  const field = cell.target.slice(cell.target.indexOf('.') + 1);
  const lose = (why: string): Fields => {
    loseCell(row, cell, why);
    return fields;
  };
  if (field === 'asin' && !/^[A-Z0-9]{10}$/i.test(cell.text.trim()))
    return lose('is no ASIN, which has ten letters and digits');
  const retailer =
    field === 'asin' || cell.target.startsWith('retailer.') ? retailerOf(cell, field) : undefined;
  const name = retailer ? 'retailers.#.link' : field === 'imprint' ? 'publisher' : field;
  const known = columnFieldAt(collection, `editions.#.${name}`);
  if (!known) return lose('has no field on this site');
  const read = readValue(known, retailer ? retailer.link : cell.text.trim(), cell.order);
  if ('why' in read) return lose(read.why);
  if (retailer) return addRetailer(fields, { name: retailer.name, link: read.value });
  if (name in fields && fields[name] !== read.value)
    return lose(`an edition has one ${name}, and another column says ${String(fields[name])}`);
  return { ...fields, [name]: read.value };
};

/** Who has a column for imprints means these, which stand on the books. */
const imprintsFirst = (cells: readonly Cell[]): Cell[] =>
  cells.toSorted((a, b) => Number(b.target.endsWith('.imprint')) - Number(a.target.endsWith('.imprint')));

const editionOf = (row: RowCells, collection: CatalogueCollection, cells: readonly Cell[]): Fields =>
  imprintsFirst(cells.filter(({ text }) => text.trim())).reduce<Fields>(
    (fields, cell) => add(fields, row, collection, cell),
    {},
  );

/** What the format of an edition must be that has none. */
const formatFor = (fields: Fields): string =>
  'pages' in fields || 'isbn' in fields ? 'paperback' : 'minutes' in fields ? 'audiobook' : 'ebook';

const formats = ['hardcover', 'paperback', 'ebook', 'audiobook'];

/**
 * The editions of a row: one for each format that has columns of its own, or else one. `released` is the day that it says;
 * `isGuessed` says that the format of one was missing.
 */
export const rowEditions = (
  row: RowCells,
  collection: CatalogueCollection,
  cells: readonly Cell[],
  released: string | undefined,
) => {
  const beginsWith = (start: string) => cells.filter(({ target }) => target.startsWith(`${start}.`));
  const whole = editionOf(row, collection, [...beginsWith('edition'), ...beginsWith('retailer')]);
  const day = released?.length === 10 ? { released } : {};
  const own = formats
    .map((format) => ({ format, fields: editionOf(row, collection, beginsWith(format)) }))
    .filter(({ fields }) => Object.keys(fields).length);
  if (own.length) {
    const all = Object.fromEntries(Object.entries(whole).filter(([name]) => shared.includes(name)));
    const editions = own.map(({ format, fields }, at) => ({
      ...(at ? all : whole),
      ...day,
      ...fields,
      format,
    }));
    return { editions, isGuessed: false };
  }
  if (!tells.some((name) => name in whole)) {
    const why = 'belongs to an edition, and the row has none: fill in a format, pages or an ISBN';
    for (const cell of cells)
      if (cell.text.trim() && Object.keys(whole).some((name) => cell.target === `edition.${name}`))
        loseCell(row, cell, why);
    return { editions: [], isGuessed: false };
  }
  const isGuessed = !('format' in whole);
  return { editions: [{ format: formatFor(whole), ...whole, ...day }], isGuessed };
};
