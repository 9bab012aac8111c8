import { beginning } from '../../lib/text';
import { plainLine } from '../plainLine';
import type { ColumnQuestion } from '../questions';
import { columnChoices } from './columnNames';
import { suggestionFor } from './mapColumns';
import type { Table } from './parseTable';
import { fromCell } from './safeCell';

/** So many values show what a column is, each in so many characters. */
const [mostValues, longest] = [3, 60];

/** What a column of a table is whose name is not known; null where nothing is in it. */
export const columnQuestion = ({ headers, rows }: Table, name: string): ColumnQuestion | null => {
  const index = headers.indexOf(name);
  const values = rows.map(({ cells }) => plainLine(fromCell(cells[index] ?? ''))).filter(Boolean);
  if (!values.length) return null;
  return {
    about: 'column',
    name,
    rows: values.length,
    values: [...new Set(values.map((value) => beginning(value, longest)))].slice(0, mostValues),
    suggestion: suggestionFor(name),
    choices: columnChoices,
  };
};
