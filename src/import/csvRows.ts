import Papa from 'papaparse';

/** A line of a table: what it says, and in which line of the file it stands, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines of a CSV with their cells; empty lines are left out, and count. */
export const csvRows = (text: string): CsvRow[] => {
  const rows: CsvRow[] = [];
  let line = 1;
  let read = 0;
  Papa.parse<string[]>(text, {
    step: ({ data, meta: { cursor } }) => {
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data });
      // A cell may have several lines.
      line += text.slice(read, cursor).split('\n').length - 1;
      read = cursor;
    },
  });
  return rows;
};
