import { suggest } from '../../content/model/suggest';
import { Refused } from '../../content/read/refused';
import type { Found, Input, InputFile, Source } from '../found';
import { mapColumns, targetOf } from '../catalogue/mapColumns';
import { workNames, editionNames } from '../catalogue/columnNames';
import { parseTable, type Table } from '../catalogue/parseTable';
import { type Mapped, readCatalogue, rowsWith } from '../catalogue/readCatalogue';
import { isWorkbook, readTableText } from '../catalogue/readText';

/** What Excel calls Unicode text. */
const isTabbed = ({ path, head }: InputFile): boolean => /\.txt$/i.test(path) && /^[^\n]*\t/.test(head);

const isTable = (file: InputFile): boolean =>
  /\.(csv|tsv|tab)$/i.test(file.path) || isTabbed(file) || isWorkbook(file);

/** Tables of other sources, which have a reader of their own. */
const isOfOthers = ({ path }: InputFile): boolean => /(^|\/)posts\.csv$/i.test(path);

const tablesIn = ({ files }: Input): InputFile[] =>
  files.filter((file) => isTable(file) && !isOfOthers(file));

interface ReadTable {
  readonly table: Table;
  readonly doubt: string | null;
}

const readTable = async (file: InputFile): Promise<ReadTable> => {
  const { text, doubt } = await readTableText(file);
  return { table: parseTable(file.path, text), doubt };
};

const words = Object.values({ ...workNames, ...editionNames }).flatMap(([word = '']) => word);

/** What the author says a column is. Throws Refused where it is no field. */
const saidTarget = (header: string, said: string): string => {
  const target = targetOf(said);
  if (target) return target;
  throw new Refused(
    `the column ${JSON.stringify(header)} can't be ${JSON.stringify(said)}: ${suggest(said, words, 'columns')}`,
  );
};

const mappedBy = (headers: readonly string[], said: Readonly<Record<string, string>>): Mapped => {
  const { mapped, unknown } = mapColumns(headers);
  const answered = headers.filter((header) => header in said);
  const [leftOut, own] = [
    answered.filter((header) => !said[header]?.trim()),
    answered.filter((header) => said[header]?.trim()),
  ];
  return {
    mapped: {
      ...Object.fromEntries(Object.entries(mapped).filter(([header]) => !leftOut.includes(header))),
      ...Object.fromEntries(own.map((header) => [header, saidTarget(header, said[header] ?? '')])),
    },
    unknown: unknown.filter((header) => !answered.includes(header)),
    leftOut,
  };
};

/** A column whose name is not known. */
export interface UnknownColumn {
  readonly file: string;
  readonly header: string;
  /** How many rows have something in it. */
  readonly rows: number;
  /** The name that was most likely meant. */
  readonly suggestion?: string | undefined;
}

/** The columns with something in them whose names are not known, for a dialogue that asks what they are. Throws as `read` does. */
export const unknownColumns = async (input: Input): Promise<UnknownColumn[]> => {
  const all: UnknownColumn[] = [];
  for (const file of tablesIn(input)) {
    const { table } = await readTable(file);
    const { unknown, suggestions } = mapColumns(table.headers);
    for (const header of unknown)
      all.push({ file: file.path, header, rows: rowsWith(table, header), suggestion: suggestions[header] });
  }
  return all.filter(({ rows }) => rows > 0);
};

async function* read(input: Input, said: Readonly<Record<string, string>>): AsyncIterable<Found> {
  for (const file of tablesIn(input)) {
    const { table, doubt } = await readTable(file);
    if (doubt) yield { kind: 'lost', file: file.path, what: 'some letters, perhaps', why: doubt };
    yield* readCatalogue(file.path, table, mappedBy(table.headers, said));
  }
}

/**
 * A table of works from a spreadsheet, where the author has said of columns what they are: the name of a field or of a known
 * column, or nothing for one that is left out.
 */
export const makeSpreadsheet = (mapping: Readonly<Record<string, string>>): Source => ({
  name: 'Spreadsheet',
  fits: (input) => tablesIn(input).length > 0 && !input.files.some(isOfOthers),
  read: (input) => read(input, mapping),
});

/** The same, by the names of the columns alone. */
export const spreadsheet = makeSpreadsheet({});
