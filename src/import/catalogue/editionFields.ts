import type { Fields } from '../../content/write/formatEntry';
import { type Cell, lostCell, type RowCells } from './rowCells';
import { columnFieldAt, type CatalogueCollection } from './paths';
import { readValue } from './readValue';
import type { Lost } from '../found';

/** What a row says of an edition, or of all that it has. */
interface EditionPart {
  readonly fields: Fields;
  readonly lost: readonly Lost[];
}

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

const add = (part: EditionPart, row: RowCells, collection: CatalogueCollection, cell: Cell): EditionPart => {
  const field = cell.target.slice(cell.target.indexOf('.') + 1);
  const lose = (why: string): EditionPart => ({ ...part, lost: [...part.lost, lostCell(row, cell, why)] });
  if (field === 'asin' && !/^[A-Z0-9]{10}$/i.test(cell.text.trim()))
    return lose('is no ASIN, which has ten letters and digits');
  const isRetailer = field === 'asin' || cell.target.startsWith('retailer.');
  const name = isRetailer ? 'retailers.#.link' : field === 'imprint' ? 'publisher' : field;
  const known = columnFieldAt(collection, `editions.#.${name}`);
  if (!known) return lose('has no field on this site');
  const text = isRetailer ? retailerOf(cell, field).link : cell.text.trim();
  const read = readValue(known, text, cell.order);
  if ('why' in read) return lose(read.why);
  if (isRetailer)
    return {
      ...part,
      fields: addRetailer(part.fields, { name: retailerOf(cell, field).name, link: read.value }),
    };
  if (name in part.fields && part.fields[name] !== read.value)
    return lose(`an edition has one ${name}, and another column says ${String(part.fields[name])}`);
  return { ...part, fields: { ...part.fields, [name]: read.value } };
};

/** Who has a column for imprints means these, which stand on the books. */
const imprintsFirst = (cells: readonly Cell[]): Cell[] =>
  cells.toSorted((a, b) => Number(b.target.endsWith('.imprint')) - Number(a.target.endsWith('.imprint')));

const partOf = (row: RowCells, collection: CatalogueCollection, cells: readonly Cell[]): EditionPart =>
  imprintsFirst(cells.filter(({ text }) => text.trim())).reduce<EditionPart>(
    (part, cell) => add(part, row, collection, cell),
    { fields: {}, lost: [] },
  );

/** What the format of an edition must be that has none. */
const formatFor = (fields: Fields): string =>
  'pages' in fields || 'isbn' in fields ? 'paperback' : 'minutes' in fields ? 'audiobook' : 'ebook';

/** The editions that a row has. `isGuessed` says that the format of one was missing. */
export interface RowEditions {
  readonly editions: readonly Fields[];
  readonly lost: readonly Lost[];
  readonly isGuessed: boolean;
}

const formats = ['hardcover', 'paperback', 'ebook', 'audiobook'];

/** The editions of a row: one for each format that has columns of its own, or else one. `released` is the day that it says. */
export const rowEditions = (
  row: RowCells,
  collection: CatalogueCollection,
  cells: readonly Cell[],
  released: string | undefined,
): RowEditions => {
  const beginsWith = (start: string) => cells.filter(({ target }) => target.startsWith(`${start}.`));
  const whole = partOf(row, collection, [...beginsWith('edition'), ...beginsWith('retailer')]);
  const day = released?.length === 10 ? { released } : {};
  const own = formats
    .map((format) => ({ format, ...partOf(row, collection, beginsWith(format)) }))
    .filter(({ fields }) => Object.keys(fields).length);
  const lost = [...whole.lost, ...own.flatMap((one) => one.lost)];
  if (own.length) {
    const all = Object.fromEntries(Object.entries(whole.fields).filter(([name]) => shared.includes(name)));
    const editions = own.map(({ format, fields }, at) => ({
      ...(at ? all : whole.fields),
      ...day,
      ...fields,
      format,
    }));
    return { editions, lost, isGuessed: false };
  }
  if (!tells.some((name) => name in whole.fields)) {
    const why = 'belongs to an edition, and the row has none: fill in a format, pages or an ISBN';
    const unused = cells.filter(
      ({ target, text }) =>
        text.trim() && Object.keys(whole.fields).some((name) => target === `edition.${name}`),
    );
    return {
      editions: [],
      lost: [...lost, ...unused.map((cell) => lostCell(row, cell, why))],
      isGuessed: false,
    };
  }
  const isGuessed = !('format' in whole.fields);
  const format = isGuessed ? { format: formatFor(whole.fields) } : {};
  return { editions: [{ ...format, ...whole.fields, ...day }], lost, isGuessed };
};
