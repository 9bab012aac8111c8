import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../tools/browser/launchOptions';
import { serve, withoutScripts, type Rewrite } from '../tools/browser/serve';
import { slowDown } from '../tools/browser/page';
import { median, repeat, round, type Row } from './report';

/** A span of work as Chromium notes it; the duration in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
}

/** The grid of the home page: its opening tag, its covers, its end. */
const grid = /(<ul class="CoverGrid[^>]*>)([^]*?)(<\/ul>)/;

/** Fills the grid of the home page with a number of covers: its own, over and over. Throws where there is none. */
const withCovers =
  (count: number): Rewrite =>
  (html) => {
    if (!grid.test(html)) throw new Error('The home page has no grid of covers');
    return html.replace(grid, (_, open: string, items: string, end: string) => {
      const covers = items.split(/(?<=<\/li>)/);
      const many = Array.from({ length: count }, (__, index) => covers[index % covers.length] ?? '');
      return [open, ...many, end].join('');
    });
  };

/** All work of some kind on a phone while the home page loads and is scrolled to its end. */
const load = async (browser: Browser, origin: string, slowdown: number): Promise<TraceEvent[]> => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await slowDown(page, slowdown);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500 * slowdown);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await page.close();
  return traceEvents;
};

/** The longest span of a name, in milliseconds. */
const longest = (events: readonly TraceEvent[], wanted: string): number =>
  Math.max(...events.filter(({ name }) => name === wanted).map(({ dur = 0 }) => dur / 1000));

/** What the layout of the home page costs with 18 covers, with 60, which fill a page, and with 500; without scripts. */
export async function* layout(root: string, runs: number): AsyncGenerator<Row> {
  const browser = await chromium.launch(launchOptions);
  for (const count of [18, 60, 500]) {
    const { server, origin } = await serve(join(root, 'public'), (html) =>
      withCovers(count)(withoutScripts(html)),
    );
    const asItIs = await repeat(runs, () => load(browser, origin, 1));
    const atAQuarter = await repeat(runs, () => load(browser, origin, 4));
    server.close();
    const of = (loads: readonly TraceEvent[][], name: string): number =>
      round(median(loads.map((events) => longest(events, name))));
    yield {
      what: `${count} covers`,
      'longest layout ms': of(asItIs, 'Layout'),
      'longest style ms': of(asItIs, 'UpdateLayoutTree'),
      'at a quarter of the speed: layout': of(atAQuarter, 'Layout'),
      'and style': of(atAQuarter, 'UpdateLayoutTree'),
    };
  }
  await browser.close();
}
