import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** One line of a table: what was measured, then figures by the name of their column. */
export interface Row {
  readonly what: string;
  readonly [column: string]: string | number;
}

/** The middle one of some figures, or the mean of the two in the middle. */
export const median = (figures: readonly number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
};

/** Calls `measure` some times, one after the other. */
export const repeat = async <T>(times: number, measure: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  while (results.length < times) results.push(await measure());
  return results;
};

/** Rounds to a number of places behind the point. */
export const round = (figure: number, places = 0): number => Number(figure.toFixed(places));

const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  gibibytes: round(totalmem() / 2 ** 30),
  node: process.version,
});

const commit = (root: string): string =>
  execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim();

const table = (rows: readonly Row[]): string => {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
};

const now = (): string => new Date().toTimeString().slice(0, 8);

/**
 * Measures, and says every row as soon as it is known. Writes the table of medians, with machine and commit, to
 * `bench/results/<name>.md` and `.json` anew after every row: what ends a measurement of hours takes no more than one.
 */
export const report = async (root: string, name: string, measured: AsyncIterable<Row>): Promise<void> => {
  const about = { measured: name, at: new Date().toISOString(), commit: commit(root), machine: machine() };
  const { processor, cores, gibibytes, node } = about.machine;
  const head = `${name}, ${about.at}, commit ${about.commit}, ${cores} cores (${processor}), ${gibibytes} GiB, Node ${node}`;
  const folder = join(root, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  console.log(`${now()} ${name} …`);
  const rows: Row[] = [];
  let text = '';
  for await (const row of measured) {
    rows.push(row);
    text = `${head}\n\n${table(rows)}\n`;
    writeFileSync(join(folder, `${name}.md`), text);
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ ...about, rows }, null, 2)}\n`);
    console.log(`${now()} ${name}: ${row.what}`);
  }
  console.log(`\n${text}`);
};
