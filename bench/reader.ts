import { join } from 'node:path';
import { allRoutes } from '../__tests__/site/support';
import { lighthouse, type Figures, type Throttling } from './lighthouse';
import { median, repeat, round, type Row } from './report';
import { serve, withoutScripts, type Rewrite } from './serve';

const all = ['performance', 'accessibility', 'best-practices', 'seo'];

const medianOf = (runs: readonly Figures[], name: keyof Figures): number =>
  median(runs.map((run) => run[name]));

interface Options {
  readonly routes: readonly string[];
  readonly runs: number;
}

const measure = async (
  folder: string,
  rewrite: Rewrite | undefined,
  route: string,
  throttling: Throttling,
  runs: number,
  categories = ['performance'],
): Promise<Figures[]> => {
  const { server, origin } = await serve(folder, rewrite);
  const figures = await repeat(runs, () => lighthouse(origin + route, throttling, categories));
  server.close();
  return figures;
};

const row = async (folder: string, route: string, runs: number): Promise<Row> => {
  console.log(`Lighthouse: ${route}`);
  const simulated = await measure(folder, undefined, route, 'simulate', runs, all);
  const bare = await measure(folder, withoutScripts, route, 'simulate', runs);
  const applied = await measure(folder, undefined, route, 'devtools', runs);
  const bareApplied = await measure(folder, withoutScripts, route, 'devtools', runs);
  return {
    what: route,
    performance: medianOf(simulated, 'performance'),
    accessibility: medianOf(simulated, 'accessibility'),
    'best practices': medianOf(simulated, 'bestPractices'),
    seo: medianOf(simulated, 'seo'),
    CLS: round(medianOf(simulated, 'cls'), 3),
    'TBT ms': round(medianOf(simulated, 'tbt')),
    machine: round(medianOf(simulated, 'machine')),
    'LCP ms': round(medianOf(simulated, 'lcp')),
    'to bare': round(medianOf(simulated, 'lcp') / medianOf(bare, 'lcp'), 2),
    'applied: LCP ms': round(medianOf(applied, 'lcp')),
    'applied: to bare': round(medianOf(applied, 'lcp') / medianOf(bareApplied, 'lcp'), 2),
  };
};

/**
 * Lighthouse as on a phone on the built site in `public/`, every page as it is and without its scripts, with simulated
 * and with applied throttling: twenty runs a page when `runs` is five.
 */
export const reader = async (root: string, { routes, runs }: Options): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const route of routes.length ? routes : allRoutes)
    rows.push(await row(join(root, 'public'), route, runs));
  return rows;
};
