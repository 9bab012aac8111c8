import { unparse } from 'papaparse';
import type { Fields } from '../../content/write/formatEntry';
import { headerOf } from './headers';
import {
  type CatalogueCollection,
  catalogueCollections,
  type ColumnField,
  columnFieldAt,
  columnFields,
} from './paths';
import { toCell } from './safeCell';
import { valueAt } from './setAt';

/** An entry as far as it stands in the table. */
export interface CatalogueEntry {
  readonly collection: CatalogueCollection;
  readonly slug: string;
  readonly fields: Fields;
}

const byteOrderMark = '\ufeff';

/** The paths of a field with numbers, as many as any of the entries has. */
const numbered = (path: string, entries: readonly CatalogueEntry[]): string[] => {
  const [list, ...rest] = path.split('.#.');
  if (list === undefined || rest.length === 0) return [path];
  const lengths = entries.map(({ fields }) => ((valueAt(fields, list) ?? []) as readonly unknown[]).length);
  return Array.from({ length: Math.max(0, ...lengths) }, (_, at) =>
    numbered([`${list}.${at + 1}.${rest[0] ?? ''}`, ...rest.slice(1)].join('.#.'), entries),
  ).flat();
};

/** The columns of one list stand together, its first item before its second. */
const inOrder = (paths: readonly string[]): string[] => {
  const groupOf = (path: string): string => /^.*?(?=\.\d)/.exec(path)?.[0] ?? path;
  const groups = [...new Set(paths.map(groupOf))];
  const numberIn = (path: string): number => Number(/\.(\d+)\./.exec(path)?.[1] ?? 0);
  return groups.flatMap((group) =>
    paths.filter((path) => groupOf(path) === group).toSorted((a, b) => numberIn(a) - numberIn(b)),
  );
};

const cellOf = ({ info }: ColumnField, value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return toCell(value.join('\n'));
  if (typeof value !== 'string') return '';
  // Dates are left as they are: a spreadsheet may write them its own way, and they are read in that.
  return info.kind === 'date' || info.kind === 'roughDate' ? value : toCell(value);
};

/**
 * The entries as a table for spreadsheets, as CSV: a row for each, by collection, and a column for each field that it may have;
 * of lists as many as the longest needs. What the reader of spreadsheets finds in it is the same again. Texts of stories are not in it.
 */
export const catalogueToCsv = (entries: readonly CatalogueEntry[]): string => {
  const rows = catalogueCollections.flatMap((name) =>
    entries.filter(({ collection }) => collection === name),
  );
  const used = new Set(rows.map(({ collection }) => collection));
  const fields = columnFields.filter(({ path }) => [...used].some((name) => columnFieldAt(name, path)));
  const paths = inOrder(fields.flatMap(({ path }) => numbered(path, rows)));
  const table = rows.map(({ collection, slug, fields: values }) => [
    collection,
    slug,
    ...paths.map((path) => {
      const field = columnFieldAt(collection, path);
      return field ? cellOf(field, valueAt(values, path)) : '';
    }),
  ]);
  const headers = ['collection', 'slug', ...paths].map(headerOf);
  return `${byteOrderMark}${unparse([headers, ...table], { newline: '\r\n' })}\r\n`;
};
