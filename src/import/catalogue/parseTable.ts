import Papa from 'papaparse';
import { Refused } from '../../content/read/refused';
import { targetOf } from './mapColumns';

export interface Row {
  /** Its number in the spreadsheet, which is no line of the file where cells have several. */
  readonly line: number;
  readonly cells: readonly string[];
}

const separators = [',', ';', '\t'] as const;

/** How Excel is told the separator, in a line before the first. */
const saidSeparator = /^sep=(?<separator>.)(\r\n|\r|\n)/;

/** The separator that the names of the columns have between them. */
const separatorOf = (text: string): string => {
  const unquoted = text.slice(0, 100_000).replaceAll(/"(?:[^"]|"")*"/g, '');
  const [line = ''] = unquoted.split('\n', 1);
  const countOf = (separator: string): number => line.split(separator).length;
  return separators.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',';
};

/** So many rows may stand above the names of the columns. */
const mostAbove = 10;

/** More than that Excel has none of. */
const mostColumns = 16_384;

/** Which row has the names of the columns: that of the first with most that are known, as a heading may stand above them. */
const headAmong = (rows: readonly Row[]): number => {
  const known = rows
    .slice(0, mostAbove)
    .map(({ cells }) => cells.filter((cell) => targetOf(cell.trim())).length);
  return known.indexOf(Math.max(...known));
};

/**
 * A table of CSV with its names of columns; rows without a cell that says something are left out, and those above the names.
 * Throws Refused where a quotation mark opens a cell and none closes it, with the row, and where there are no names.
 */
export const parseTable = (file: string, source: string) => {
  const withoutMark = source.replace(/^\ufeff/, '');
  const said = saidSeparator.exec(withoutMark);
  const text = withoutMark.slice(said?.[0].length ?? 0).replaceAll(/\r\n?/g, '\n');
  const delimiter = said?.groups?.['separator'] ?? separatorOf(text);
  const { data, errors } = Papa.parse<readonly string[]>(text, { delimiter, newline: '\n' });
  const fault = errors.find(({ type }) => type === 'Quotes');
  if (fault)
    throw new Refused(
      `${file}:${(fault.row ?? 0) + 1} has a quotation mark that opens a cell and does not end it as CSV has it: put a second one beside each inside a cell, or save the table anew`,
    );
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  const at = headAmong(rows);
  const head = rows[at];
  if (!head) throw new Refused(`${file} is empty: its first line must name the columns`);
  if (head.cells.length > mostColumns)
    throw new Refused(
      `${file}:${head.line} names ${head.cells.length} columns: ${mostColumns} are the most, so delete those that say nothing of your books`,
    );
  return {
    /** The row with the names of the columns. */
    headLine: head.line,
    headers: head.cells.map((cell) => cell.trim()),
    rows: rows.slice(at + 1),
  };
};

export type Table = Readonly<ReturnType<typeof parseTable>>;
