import { type Losses, lossesAt } from '../given';
import type { Row, Table } from './parseTable';
import { isRounded } from './readIsbn';
import { type DayOrder, orderIn } from '../../content/model/readDate';
import { fromCell } from './safeCell';
import { Refused } from '../../content/read/refused';

/** A cell of a row, with what its column holds. */
export interface Cell {
  readonly header: string;
  readonly target: string;
  /** What it says, without what keeps spreadsheets from changing it. */
  readonly text: string;
  /** How days are written in its column. */
  readonly order: DayOrder;
}

/** A row with its cells in known columns. */
export interface RowCells extends Losses {
  readonly file: string;
  readonly line: number;
  readonly cells: readonly Cell[];
}

const columnOf = ({ rows }: Table, index: number): string[] =>
  rows.map(({ cells }) => fromCell(cells[index] ?? ''));

const refuseRounded = (file: string, { line }: Row, { header, text, target }: Cell): void => {
  if (!/(^|\.)isbn$/.test(target) || !isRounded(text)) return;
  throw new Refused(
    `${file}:${line} ${header} is ${text.trim()}: the spreadsheet took the ISBN for a number, and shows its first digits alone. Give the column there the format of a number without decimals, and save the table anew; where the others are gone, set the column to text and write the ISBNs again`,
  );
};

/**
 * The rows of a table, with the cells of the columns that are mapped. Throws Refused where a spreadsheet has lost the digits of
 * an ISBN.
 */
export const rowCells = (
  file: string,
  table: Table,
  mapped: Readonly<Record<string, string>>,
): RowCells[] => {
  const columns = table.headers.flatMap((header, index) => {
    const target = Object.hasOwn(mapped, header) && mapped[header];
    return target ? [{ header, target, index, order: orderIn(columnOf(table, index)) }] : [];
  });
  return table.rows.map((row) => ({
    file,
    line: row.line,
    ...lossesAt({ file, line: row.line }),
    cells: columns.map(({ header, target, index, order }) => {
      const cell = { header, target, order, text: fromCell(row.cells[index] ?? '') };
      refuseRounded(file, row, cell);
      return cell;
    }),
  }));
};

/** What a cell says, trimmed; empty where the row has none for it. */
export const textFor = ({ cells }: RowCells, target: string): string =>
  cells.find((cell) => cell.target === target && cell.text.trim())?.text.trim() ?? '';

/** Notes a cell that is not brought along, and why. */
export const loseCell = ({ lose }: RowCells, { header, text }: Cell, why: string): void => {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  lose(`${header}: ${JSON.stringify(shown)}`, why);
};
