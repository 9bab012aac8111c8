import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builds } from './builds';
import { edit } from './edit';
import { layout } from './layout';
import { navigation } from './navigation';
import { reader } from './reader';
import { report, type Row } from './report';
import { scale } from './scale';

const root = join(import.meta.dirname, '..');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    route: { type: 'string', multiple: true, default: [] },
    books: { type: 'string', multiple: true, default: ['33', '330', '1650'] },
    scratch: { type: 'string', default: join(tmpdir(), 'last-writes-bench') },
  },
});
const runs = Number(values.runs);

/** What is asked for in folders that only the measurements need. */
const needs = (folder: string): void => {
  if (existsSync(join(root, folder, 'node_modules'))) return;
  console.error(`First: npm ci --prefix ${folder}`);
  process.exit(1);
};

const built = (): void => {
  if (existsSync(join(root, 'public', 'index.html'))) return;
  console.error('First: npm run build');
  process.exit(1);
};

const measurements: Readonly<Record<string, () => Promise<Row[]>>> = {
  reader: () => {
    needs('bench');
    built();
    return reader(root, { routes: values.route, runs });
  },
  navigation: () => {
    built();
    return navigation(root, runs);
  },
  layout: () => {
    built();
    return layout(root, runs);
  },
  edit: () => edit(root, values.scratch),
  builds: () => {
    needs('bench/astro');
    return builds(root, values.scratch, runs);
  },
  scale: () => scale(root, values.scratch, values.books.map(Number)),
};

for (const name of positionals.length ? positionals : Object.keys(measurements)) {
  const measure = measurements[name];
  if (!measure) {
    console.error(`There is no measurement ${name}: choose from ${Object.keys(measurements).join(', ')}`);
    process.exit(1);
  }
  report(root, name, await measure());
}
process.exit(0);
