import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../__tests__/browser/support/launchOptions';
import { median, repeat, round, type Row } from './report';
import { serve, withoutScripts, type Rewrite } from './serve';

/** A span of work as Chromium notes it; the duration in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
}

/** The grid of the home page: its opening tag, its covers, its end. */
const grid = /(<ul class="CoverGrid[^>]*>)([^]*?)(<\/ul>)/;

/** Fills the grid with a number of covers: its own, over and over. */
const withCovers =
  (count: number): Rewrite =>
  (html) =>
    html.replace(grid, (_, open: string, items: string, end: string) => {
      const covers = items.split(/(?<=<\/li>)/);
      const many = Array.from({ length: count }, (__, index) => covers[index % covers.length] ?? '');
      return [open, ...many, end].join('');
    });

/** The durations of all layouts on a phone while the home page loads and is scrolled to its end, in milliseconds. */
const layouts = async (browser: Browser, origin: string): Promise<number[]> => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await page.close();
  return traceEvents.filter(({ name }) => name === 'Layout').map(({ dur = 0 }) => dur / 1000);
};

/** What the layout of the home page costs with 18 covers, with 60, which fill a page, and with 500; without scripts. */
export async function* layout(root: string, runs: number): AsyncGenerator<Row> {
  const browser = await chromium.launch(launchOptions);
  for (const count of [18, 60, 500]) {
    const { server, origin } = await serve(join(root, 'public'), (html) =>
      withCovers(count)(withoutScripts(html)),
    );
    const found = await repeat(runs, () => layouts(browser, origin));
    server.close();
    yield {
      what: `${count} covers`,
      'longest layout ms': round(median(found.map((run) => Math.max(...run)))),
      'all layouts ms': round(median(found.map((run) => run.reduce((sum, time) => sum + time, 0)))),
    };
  }
  await browser.close();
}
