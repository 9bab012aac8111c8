import { join } from 'node:path';
import { serve, withoutScripts } from '../tools/browser/serve';
import { lighthouse, slowdownOf, type Figures } from './lighthouse';
import { median, repeat, round, type Row } from './report';
import { routesOf } from './routes';

/** A page as it is and without its scripts, slowed down in both ways, each once. */
type Turn = Readonly<Record<'simulated' | 'bare' | 'applied' | 'bareApplied', Figures>>;

const row = (route: string, slowdown: number, turns: readonly Turn[]): Row => {
  const of = (name: keyof Turn, figure: keyof Figures): number =>
    median(turns.map((turn) => turn[name][figure]));
  return {
    what: route,
    performance: of('simulated', 'performance'),
    accessibility: of('simulated', 'accessibility'),
    'best practices': of('simulated', 'bestPractices'),
    seo: of('simulated', 'seo'),
    CLS: round(of('simulated', 'cls'), 3),
    'TBT ms': round(of('simulated', 'tbt')),
    'without scripts': round(of('bare', 'tbt')),
    slowdown,
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
  const folder = join(root, 'public');
  // One server for all runs: it compresses a file at the first, which would slow down every page that it does so for.
  const whole = await serve(folder);
  const bare = await serve(folder, withoutScripts);
  // One case after the other: a machine that becomes slower does so for each.
  const turn = async (route: string, slowdown: number): Promise<Turn> => ({
    simulated: await lighthouse(whole.origin + route, { throttling: 'simulate', scope: 'all', slowdown }),
    bare: await lighthouse(bare.origin + route, { throttling: 'simulate', scope: 'speed', slowdown }),
    applied: await lighthouse(whole.origin + route, { throttling: 'devtools', scope: 'speed', slowdown }),
    bareApplied: await lighthouse(bare.origin + route, { throttling: 'devtools', scope: 'speed', slowdown }),
  });
  for (const route of routes.length ? routes : await routesOf(folder)) {
    const { machine } = await lighthouse(bare.origin + route, { throttling: 'simulate', scope: 'speed' });
    const slowdown = slowdownOf(machine);
    yield row(route, slowdown, await repeat(runs, () => turn(route, slowdown)));
  }
  whole.server.close();
  bare.server.close();
}
