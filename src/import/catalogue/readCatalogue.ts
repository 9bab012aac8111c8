import { slugPattern } from '../../content/model/fields';
import { slugFor } from '../../content/model/slugFor';
import { Refused } from '../../content/read/refused';
import { countOf } from '../../lib/text';
import type { Found, FoundEntry } from '../found';
import { leftOf, lostAt, namedSeries } from '../given';
import { mostFrequent, once } from '../lists';
import { joinRows } from './joinRows';
import type { Table } from './parseTable';
import { rowCells, textFor } from './rowCells';
import { rowEntry, type RowEntry } from './rowEntry';

/** What is in columns: known ones by their names; of the rest what the author leaves out. */
export interface Mapped {
  readonly mapped: Readonly<Record<string, string>>;
  readonly unknown: readonly string[];
  readonly leftOut: readonly string[];
}

/** Columns that have something, each with how many rows have something in it. */
const filled = ({ headers, rows }: Table, names: readonly string[]) =>
  names
    .map((header) => ({
      header: JSON.stringify(header),
      count: rows.filter(({ cells }) =>
        headers.some((name, index) => name === header && cells[index]?.trim()),
      ).length,
    }))
    .filter(({ count }) => count);

const unread = (file: string, table: Table, { unknown, leftOut }: Mapped): Found[] => [
  ...filled(table, unknown).map(({ header, count }) =>
    lostAt(
      { file, line: table.headLine },
      `the column ${header}, in which ${countOf(count, 'row')} ${count === 1 ? 'has' : 'have'} something`,
      'its name is not known: say what it is when you are asked, or name it as in docs/catalogue-template.csv',
    ),
  ),
  ...filled(table, leftOut).flatMap(({ header, count }) =>
    leftOf(count, `cells of the column ${header}`, 'you left it out'),
  ),
];

/** An entry for each series that rows name by its title, unless a row is that series. */
const seriesOf = (rows: readonly RowEntry[]): FoundEntry[] => {
  const own = rows
    .filter(({ collection }) => collection === 'series')
    .map(({ title, slug }) => slug || slugFor(title));
  const named = rows.flatMap(({ seriesTitle: title, file, line }) =>
    title === undefined || own.includes(slugFor(title)) ? [] : [{ title, place: { file, line } }],
  );
  return once(named, ({ title }) => slugFor(title)).map(({ title, place }) => ({
    ...namedSeries(title, place),
    // A name may be that of a series that is there, which keeps its title.
    ...(slugPattern.test(title) && { fields: {} }),
  }));
};

/** A row that can't be an entry, and why. */
const refusal = ({ title, isPatch, collection, fields }: RowEntry): string | null => {
  if (isPatch) return null;
  if (!title) return 'has no title: fill it in, or delete the row';
  return collection === 'stories' && !('published' in fields)
    ? 'is a story without a date: write the year in which it came out first into the column Published'
    : null;
};

/**
 * What a table holds, in its order: what is lost of it first, then series that its rows name, then its works. Throws Refused
 * where no column has titles.
 */
export const readCatalogue = (file: string, table: Table, mapped: Mapped): Found[] => {
  if (!Object.values(mapped.mapped).some((target) => target === 'title' || target === 'slug'))
    throw new Refused(
      `${file}:${table.headLine} names no column Title: write above each column what is in it, as in docs/catalogue-template.csv`,
    );
  const cells = rowCells(file, table, mapped.mapped);
  const author = mostFrequent(cells.map((row) => textFor(row, 'author')));
  const rows = cells.map((row) => rowEntry(row, author));
  const joined = joinRows(rows.filter((row) => refusal(row) === null));
  const guessed = rows.filter(({ isGuessed }) => isGuessed).length;
  return [
    ...unread(file, table, mapped),
    ...rows.flatMap((row) => {
      const why = refusal(row);
      const what = row.title ? JSON.stringify(row.title) : 'a row';
      return [...row.lost, ...(why === null ? [] : [lostAt({ file, line: row.line }, what, why)])];
    }),
    ...joined.lost,
    ...(guessed
      ? [
          lostAt(
            { file },
            `the format of ${countOf(guessed, 'edition')}`,
            'nothing says it: those with pages or an ISBN are taken for paperbacks, those with minutes for audiobooks, others for ebooks. Fill it in, in a column Format',
          ),
        ]
      : []),
    ...seriesOf(rows),
    ...joined.entries,
  ];
};
