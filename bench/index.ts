import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { adjustments } from './adjustments';
import { blog } from './blog';
import { builds } from './builds';
import { coversIn } from './catalogue';
import { edit } from './edit';
import { layout } from './layout';
import { load } from './load';
import { navigation } from './navigation';
import { type Options, readOptions } from './options';
import { reader } from './reader';
import { report, type Row } from './report';
import { scale } from './scale';

const root = join(import.meta.dirname, '..');

interface Measurement {
  /** Measures row by row, each as soon as it is known. */
  readonly measure: (options: Options) => AsyncIterable<Row>;
  /** Whether it is of catalogues, which are made of the covers of the project's books. */
  readonly ofBooks?: boolean;
  /** What must lie in the project before, each with the command that puts it there. */
  readonly needs?: Readonly<Record<string, string>>;
}

const site = { 'public/index.html': 'npm run build' };

const measurements: Readonly<Record<string, Measurement>> = {
  reader: {
    measure: ({ routes, runs }) => reader(root, routes, runs),
    needs: { ...site, 'bench/node_modules': 'npm ci --prefix bench' },
  },
  navigation: { measure: ({ runs }) => navigation(root, runs), needs: site },
  layout: { measure: ({ runs }) => layout(root, runs), needs: site },
  edit: { measure: ({ scratch }) => edit(root, scratch), ofBooks: true },
  builds: {
    ofBooks: true,
    measure: ({ runs, scratch }) => builds(root, scratch, runs),
    needs: { 'bench/astro/node_modules': 'npm ci --prefix bench/astro' },
  },
  adjustments: {
    ofBooks: true,
    measure: ({ runs, scratch }) => adjustments(root, scratch, runs),
    needs: { 'bench/node_modules': 'npm ci --prefix bench' },
  },
  load: {
    measure: ({ scratch }) => load(root, scratch),
    ofBooks: true,
    needs: { ...site, 'bench/astro/node_modules': 'npm ci --prefix bench/astro' },
  },
  blog: { measure: ({ scratch }) => blog(root, scratch), ofBooks: true },
  scale: { measure: ({ books, scratch }) => scale(root, scratch, books), ofBooks: true },
};

const usage = `npm run bench -- [${Object.keys(measurements).join('|')}] [--runs 5] [--route /music/] [--books 330] [--scratch folder]`;

/** What is missing for some measurements, said before the first of hours. */
const missing = (names: readonly string[]): string[] => {
  const needs = names.flatMap((name) => Object.entries(measurements[name]?.needs ?? {}));
  return [...new Map(needs)].flatMap(([path, command]) => (existsSync(join(root, path)) ? [] : [command]));
};

/** What the command line asks for. Throws what is wrong with it, and what has to be done before. */
const plan = async (args: readonly string[]): Promise<Options> => {
  const options = readOptions(args, Object.keys(measurements));
  const commands = missing(options.measurements);
  if (commands.length) throw new Error(`first: ${commands.join(' && ')}`);
  if (options.measurements.some((name) => measurements[name]?.ofBooks)) await coversIn(root);
  const unbuilt = options.routes.find((route) => !existsSync(join(root, 'public', route, 'index.html')));
  if (unbuilt) throw new Error(`there is no page ${unbuilt} in public/`);
  return options;
};

if (process.argv.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
let options: Options;
try {
  options = await plan(process.argv.slice(2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exit(1);
}
for (const name of options.measurements) {
  const measurement = measurements[name];
  if (measurement) await report(root, name, measurement.measure(options));
}
// A browser or server that is still open would keep it.
process.exit(0);
