import { suggest } from '../../content/model/suggest';
import { Refused } from '../../content/read/refused';
import type { Found, Input, InputFile, Source } from '../found';
import { columnChoices } from '../catalogue/columnNames';
import { mapColumns, suggestionFor, targetOf } from '../catalogue/mapColumns';
import { parseTable, type Table } from '../catalogue/parseTable';
import { type Mapped, readCatalogue } from '../catalogue/readCatalogue';
import { isWorkbook, readTableText } from '../catalogue/readText';
import { fromCell } from '../catalogue/safeCell';
import { plainLine } from '../plainLine';
import { lostAt } from '../given';
import { beginning } from '../../lib/text';
import type { Answers, ColumnQuestion, Question } from '../questions';

/** What Excel calls Unicode text. */
const isTabbed = ({ path, head }: InputFile): boolean => /\.txt$/i.test(path) && /^[^\n]*\t/.test(head);

const isTable = (file: InputFile): boolean =>
  /\.(csv|tsv|tab)$/i.test(file.path) || isTabbed(file) || isWorkbook(file);

/** Tables of other sources, which have a reader of their own. */
const isOfOthers = ({ path }: InputFile): boolean => /(^|\/)posts\.csv$/i.test(path);

const tablesIn = ({ files }: Input): InputFile[] =>
  files.filter((file) => isTable(file) && !isOfOthers(file));

const readTable = async (file: InputFile) => {
  const { text, doubt } = await readTableText(file);
  return { table: parseTable(file.path, text), doubt };
};

/** What the author says a column is. Throws Refused where it is no field. */
const saidTarget = (header: string, said: string): string => {
  const target = targetOf(said);
  if (target) return target;
  const names = columnChoices.flatMap((choice) => choice.names);
  throw new Refused(
    `the column ${JSON.stringify(header)} can't be ${JSON.stringify(said)}: ${suggest(said, names, 'columns')}`,
  );
};

const mappedBy = (headers: readonly string[], said: Answers): Mapped => {
  const { mapped, unknown } = mapColumns(headers);
  const answered = headers.filter((header) => said.has(header));
  const leftOut = answered.filter((header) => !said.get(header)?.trim());
  const own = answered.filter((header) => !leftOut.includes(header));
  return {
    mapped: {
      ...Object.fromEntries(Object.entries(mapped).filter(([header]) => !leftOut.includes(header))),
      ...Object.fromEntries(own.map((header) => [header, saidTarget(header, said.get(header) ?? '')])),
    },
    unknown: unknown.filter((header) => !answered.includes(header)),
    leftOut,
  };
};

/** So many values show what a column is, each in so many characters. */
const [mostValues, longest] = [3, 60];

/** What a column of a table is whose name is not known; null where nothing is in it. */
const columnQuestion = ({ headers, rows }: Table, name: string): ColumnQuestion | null => {
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

/** What the columns are whose names are not known, and that have something in them: those of one name are one. */
const questions = async (input: Input): Promise<Question[]> => {
  const all = new Map<string, Question>();
  for (const file of tablesIn(input)) {
    const { table } = await readTable(file);
    for (const name of mapColumns(table.headers).unknown) {
      const question = all.get(name) ?? columnQuestion(table, name);
      if (question) all.set(name, question);
    }
  }
  return [...all.values()];
};

async function* read(input: Input, said: Answers): AsyncIterable<Found> {
  for (const file of tablesIn(input)) {
    const { table, doubt } = await readTable(file);
    if (doubt) yield lostAt({ file: file.path }, 'some letters, perhaps', doubt);
    yield* readCatalogue(file.path, table, mappedBy(table.headers, said));
  }
}

/** A table of works from a spreadsheet, where the author has said of columns what they are: names of known columns. */
const makeSpreadsheet = (said: Answers): Source => ({
  name: 'Spreadsheet',
  fits: (input) => tablesIn(input).length > 0 && !input.files.some(isOfOthers),
  read: (input) => read(input, said),
  asks: { questions, answered: makeSpreadsheet },
});

/** A table of works from a spreadsheet. */
export const spreadsheet = makeSpreadsheet(new Map());
