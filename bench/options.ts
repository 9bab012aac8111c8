import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';

/** What a command line asks to be measured, and how. */
export interface Options {
  readonly measurements: readonly string[];
  readonly runs: number;
  /** Empty for all pages. */
  readonly routes: readonly string[];
  /** The sizes of the catalogues. */
  readonly books: readonly number[];
  /** Where catalogues are made. */
  readonly scratch: string;
}

const wholeNumber = (flag: string, text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${flag} needs a whole number from 1, got ${text}`);
  return Number(text);
};

/** Reads `measurement … --runs 5 --route /music/ --books 330`. Throws what is wrong with it. */
export const readOptions = (args: readonly string[], known: readonly string[]): Options => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      route: { type: 'string', multiple: true, default: [] },
      books: { type: 'string', multiple: true, default: ['33', '330', '1650'] },
      scratch: { type: 'string', default: join(tmpdir(), 'last-writes-bench') },
    },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Error(`there is no measurement ${unknown}: choose from ${known.join(', ')}`);
  return {
    measurements: positionals.length ? positionals : known,
    runs: wholeNumber('runs', values.runs),
    // Every page's address ends with a slash.
    routes: values.route.map((route) => posix.join('/', route, '/')),
    books: values.books.map((text) => wholeNumber('books', text)),
    scratch: values.scratch,
  };
};
