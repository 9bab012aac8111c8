import type { Fields } from '../../content/write/formatEntry';
import type { FoundPicture } from '../found';
import { ownTarget, namesIn, peopleColumns } from './ownColumns';
import { columnFieldAt } from './paths';
import { awardsIn } from './readAwards';
import { readDate } from '../../content/model/readDate';
import { readValue } from './readValue';
import { type Cell, loseCell, type RowCells } from './rowCells';
import type { RowKind } from './rowKind';
import { setAt, valueAt } from './setAt';

/** What a row says, as far as it is read. */
export interface RowFields {
  readonly fields: Fields;
  readonly pictures: Readonly<Record<string, FoundPicture>>;
  /** The day, month or year that its own column has. */
  readonly date?: string;
}

interface Reading extends RowKind {
  readonly row: RowCells;
  /** Who is on most rows, and so the author of the site. */
  readonly author: string;
}

const withField = (read: RowFields, path: string, value: unknown): RowFields => ({
  ...read,
  fields: setAt(read.fields, path, value),
});

const withPeople = (read: RowFields, names: readonly string[], role: string): RowFields => {
  const before = (read.fields['contributors'] ?? []) as readonly unknown[];
  return withField(read, 'contributors', [...before, ...names.map((name) => ({ name, role }))]);
};

/** A cell in a column that a field of the collection has. */
const readField = (
  read: RowFields,
  { row, collection, isPatch }: Reading,
  path: string,
  cell: Cell,
): RowFields => {
  const lose = (why: string): RowFields => {
    loseCell(row, cell, why);
    return read;
  };
  const field = columnFieldAt(collection, path);
  if (!field) return lose(`is nothing that ${collection} have on this site`);
  const before = valueAt(read.fields, path) ?? null;
  const isPicture = path === 'image' && !/^\.\/[^/\\]+$/.test(cell.text);
  if (isPicture) return { ...read, pictures: { ...read.pictures, [path]: { address: cell.text.trim() } } };
  // Authors name a series by its title.
  if (path === 'series.name') return withField(read, path, cell.text.trim());
  const value = readValue(field, isPatch ? cell.text : cell.text.trim(), cell.order);
  if ('why' in value) return lose(value.why);
  if (before !== null && before !== value.value) return lose('another column of the row says otherwise');
  return withField(read, path, value.value);
};

const readOwnDate = (read: RowFields, { row }: Reading, cell: Cell): RowFields => {
  const found = readDate(cell.text, cell.order);
  if ('date' in found) return { ...read, date: found.date };
  loseCell(row, cell, found.year ? `${found.why}; until then it is ${found.year}` : found.why);
  return { ...read, ...(found.year && { date: found.year }) };
};

const readAwards = (read: RowFields, { row }: Reading, cell: Cell): RowFields => {
  const awards = awardsIn(cell.text);
  if (awards) return withField(read, 'awards', awards);
  const why =
    'is to be written like this, with a semicolon between two: Golden Lamp 2024, best novella: finalist';
  loseCell(row, cell, why);
  return read;
};

const readAuthors = (read: RowFields, { author }: Reading, cell: Cell): RowFields =>
  cell.text.trim() === author ? read : withPeople(read, namesIn(cell.text), 'author');

const isOfEdition = (target: string): boolean =>
  /^(edition|retailer|hardcover|paperback|ebook|audiobook)\./.test(target);

const own: Readonly<Record<string, (read: RowFields, reading: Reading, cell: Cell) => RowFields>> = {
  collection: (read) => read,
  slug: (read) => read,
  kind: (read) => read,
  date: readOwnDate,
  author: readAuthors,
  awards: readAwards,
};

const readCell = (read: RowFields, reading: Reading, cell: Cell): RowFields => {
  const { collection, isPatch } = reading;
  const path = columnFieldAt(collection, cell.target) ? cell.target : ownTarget(collection, cell.target);
  const field = columnFieldAt(collection, path);
  if (!cell.text.trim()) {
    // Of two columns for one field, the other may have it.
    const isEmptied = isPatch && field && path === cell.target && valueAt(read.fields, path) === undefined;
    return isEmptied ? withField(read, path, null) : read;
  }
  const special = own[cell.target];
  if (special) return special(read, reading, cell);
  const role = peopleColumns[cell.target];
  const isWithEditions = isOfEdition(path) && collection !== 'stories';
  if (role && !field && !isWithEditions && collection !== 'series')
    return withPeople(read, namesIn(cell.text), role);
  if (isOfEdition(path) && columnFieldAt(collection, 'editions.#.format')) return read;
  if (path.startsWith('retailer.') && collection === 'stories')
    return readField(read, reading, valueAt(read.fields, 'link') ? path : 'link', cell);
  return readField(read, reading, path, cell);
};

/** What the cells of a row say in fields of its collection, but for those of its editions. */
export const rowFields = (reading: Reading): RowFields =>
  reading.row.cells.reduce<RowFields>((read, cell) => readCell(read, reading, cell), {
    fields: {},
    pictures: {},
  });
