import { join } from 'node:path';
import { allRoutes } from '../__tests__/site/support';
import { lighthouse, type Figures, type Throttling } from './lighthouse';
import { median, repeat, round, type Row } from './report';
import { serve, withoutScripts, type Rewrite } from './serve';

/** A page as it is or without its scripts, with one way of slowing down. */
interface Case {
  readonly throttling: Throttling;
  readonly rewrite?: Rewrite;
}

const cases = {
  simulated: { throttling: 'simulate' },
  bare: { throttling: 'simulate', rewrite: withoutScripts },
  applied: { throttling: 'devtools' },
  bareApplied: { throttling: 'devtools', rewrite: withoutScripts },
} satisfies Record<string, Case>;

type Runs = Readonly<Record<keyof typeof cases, Figures>>;

const measure = async (folder: string, route: string, { throttling, rewrite }: Case): Promise<Figures> => {
  const { server, origin } = await serve(folder, rewrite);
  const isWhole = throttling === 'simulate' && !rewrite;
  const figures = await lighthouse(origin + route, throttling, isWhole ? 'all' : 'paint');
  server.close();
  return figures;
};

/** All cases of a page once, one after the other: a machine that becomes slower does so for each. */
const turn = async (folder: string, route: string): Promise<Runs> => ({
  simulated: await measure(folder, route, cases.simulated),
  bare: await measure(folder, route, cases.bare),
  applied: await measure(folder, route, cases.applied),
  bareApplied: await measure(folder, route, cases.bareApplied),
});

const row = (route: string, turns: readonly Runs[]): Row => {
  const of = (name: keyof Runs, figure: keyof Figures): number =>
    median(turns.map((runs) => runs[name][figure]));
  return {
    what: route,
    performance: of('simulated', 'performance'),
    accessibility: of('simulated', 'accessibility'),
    'best practices': of('simulated', 'bestPractices'),
    seo: of('simulated', 'seo'),
    CLS: round(of('simulated', 'cls'), 3),
    'TBT ms': round(of('simulated', 'tbt')),
    machine: round(of('simulated', 'machine')),
    'LCP ms': round(of('simulated', 'lcp')),
    'to bare': round(of('simulated', 'lcp') / of('bare', 'lcp'), 2),
    'applied: LCP ms': round(of('applied', 'lcp')),
    'applied: to bare': round(of('applied', 'lcp') / of('bareApplied', 'lcp'), 2),
  };
};

/**
 * Lighthouse as on a phone on the built site in `public/`, every page as it is and without its scripts, with simulated
 * and with applied throttling: twenty runs a page when `runs` is five.
 */
export async function* reader(root: string, routes: readonly string[], runs: number): AsyncGenerator<Row> {
  for (const route of routes.length ? routes : allRoutes) {
    yield row(route, await repeat(runs, () => turn(join(root, 'public'), route)));
  }
}
