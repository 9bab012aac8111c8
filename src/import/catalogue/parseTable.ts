import Papa from 'papaparse';
import { Refused } from '../../content/read/refused';

export interface Row {
  /** The line of the file in which it begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly Row[];
}

const separators = [',', ';', '\t'] as const;

/** How Excel is told the separator, in a line before the first. */
const saidSeparator = /^sep=(?<separator>.)(\r\n|\r|\n)/;

const unquoted = (text: string): string => text.replaceAll(/"(?:[^"]|"")*"/g, '');

const firstLine = (text: string): string => /^[^\r\n]*/.exec(unquoted(text.slice(0, 100_000)))?.[0] ?? '';

/** The separator that the names of the columns have between them. */
const separatorOf = (text: string): string => {
  const line = firstLine(text);
  const countOf = (separator: string): number => line.split(separator).length;
  return separators.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',';
};

const lineBreaks = (text: string): number => text.match(/\n/g)?.length ?? 0;

/**
 * A table of CSV with its names of columns; rows without a cell that says something are left out. Throws Refused where a
 * quotation mark opens a cell and none closes it, with the line, and where there are no names.
 */
export const parseTable = (file: string, source: string): Table => {
  const withoutMark = source.replace(/^\ufeff/, '');
  const said = saidSeparator.exec(withoutMark);
  const text = withoutMark.slice(said?.[0].length ?? 0).replaceAll(/\r\n?/g, '\n');
  const delimiter = said?.groups?.['separator'] ?? separatorOf(text);
  const { data, errors } = Papa.parse<readonly string[]>(text, { delimiter, newline: '\n' });
  const lines = [said ? 2 : 1];
  for (const cells of data) lines.push((lines.at(-1) ?? 1) + 1 + lineBreaks(cells.join('')));
  const fault = errors.find(({ type }) => type === 'Quotes');
  if (fault)
    throw new Refused(
      `${file}:${lines[fault.row ?? 0] ?? 1} has a quotation mark that opens a cell and does not end it as CSV has it: put a second one beside each inside a cell, or save the table anew`,
    );
  const rows = data
    .map((cells, index) => ({ line: lines[index] ?? 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  const [head, ...body] = rows;
  if (!head) throw new Refused(`${file} is empty: its first line must name the columns`);
  return { headers: head.cells.map((cell) => cell.trim()), rows: body };
};
