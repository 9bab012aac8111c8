import { mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { coldBuild, warmBuild } from './builds';
import { makeCatalogue } from './catalogue';
import { type Adjustment, ofBuilds, ofDevelop, ofFirstView } from './adjustmentTables';
import { developTimes } from './edit';
import { median, repeat, round, type Row } from './report';
import { remove } from './run';
import { launchOptions } from '../tools/browser/launchOptions';
import { isHydrated, slowDown } from '../tools/browser/page';
import { serve } from '../tools/browser/serve';

/** Does something while an adjustment is taken out of a copy of the project. Throws where there is no such text. */
const without = async <T>(
  folder: string,
  { file, text, instead = '' }: Adjustment,
  measure: () => Promise<T>,
): Promise<T> => {
  const path = join(folder, file);
  const original = await readFile(path, 'utf8');
  if (!original.includes(text)) throw new Error(`${file} has no ${text} to take out`);
  await writeFile(path, original.replace(text, instead));
  try {
    return await measure();
  } finally {
    await writeFile(path, original);
  }
};

/** Measures all, some times in turns: a machine that becomes slower does so for each. */
const inTurns = async <T>(
  adjustments: Readonly<Record<string, Adjustment>>,
  folder: string,
  runs: number,
  measure: () => Promise<T>,
): Promise<Map<string, T[]>> => {
  const results = new Map<string, T[]>();
  await repeat(runs, async () => {
    for (const [what, adjustment] of Object.entries(adjustments)) {
      const result = await without(folder, adjustment, measure);
      results.set(what, [...(results.get(what) ?? []), result]);
    }
  });
  return results;
};

async function* builds(folder: string, runs: number): AsyncGenerator<Row> {
  const built = await inTurns(ofBuilds, folder, runs, async () => ({
    cold: (await coldBuild(folder)).seconds,
    warm: (await warmBuild(folder)).seconds,
  }));
  for (const [what, times] of built) {
    yield {
      what: `build ${what}`,
      'cold, s': round(median(times.map(({ cold }) => cold)), 1),
      'after one edit, s': round(median(times.map(({ warm }) => warm)), 1),
    };
  }
}

/** For how long a page keeps a phone waiting after its load event: its long tasks, less 50 ms each, in milliseconds. */
const blocking = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
    Object.assign(window, { tasks });
  });
  await slowDown(page, 4);
  await page.goto(url);
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
  const blocked = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventEnd ?? 0;
    return (window as unknown as { tasks: PerformanceEntry[] }).tasks
      .filter(({ startTime }) => startTime > loaded)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
  });
  await page.close();
  return blocked;
};

/** What the home page's scripts cost a phone: each variant built once, and looked at in turns. */
async function* firstViews(folder: string, runs: number): AsyncGenerator<Row> {
  const sites = await inTurns(ofFirstView, folder, 1, async () => {
    await coldBuild(folder);
    const site = await mkdtemp(`${folder}-`);
    await rename(join(folder, 'public'), site);
    return serve(site);
  });
  const all = [...sites].flatMap(([what, [site]]) => (site ? [{ what, site, times: [] as number[] }] : []));
  const browser = await chromium.launch(launchOptions);
  await repeat(3 * runs, async () => {
    for (const { site, times } of all) times.push(await blocking(browser, site.origin));
  });
  await browser.close();
  for (const { what, site, times } of all) {
    site.server.close();
    yield { what: `first view ${what}`, 'blocked, ms': round(median(times)) };
  }
}

async function* develops(folder: string): AsyncGenerator<Row> {
  const developed = await inTurns(ofDevelop, folder, 1, async () => {
    // What was kept is dropped where src/adjustments has changed: so nobody begins with anything.
    await remove(folder, ['.cache', 'public']);
    return developTimes(folder);
  });
  for (const [what, times] of developed) {
    yield {
      what: `develop ${what}`,
      'start, s': round(median(times.map(({ start }) => start)), 1),
      'edit, ms': round(median(times.flatMap(({ edits }) => edits.flatMap(({ times: all }) => all)))),
    };
  }
}

/** What each adjustment in `src/adjustments` is worth: the same build, first view and edit with it taken out. */
export async function* adjustments(root: string, scratch: string, runs: number): AsyncGenerator<Row> {
  const folder = join(scratch, 'catalogue-adjusted');
  await makeCatalogue(root, folder, 33);
  yield* builds(folder, runs);
  yield* firstViews(folder, runs);
  yield* develops(folder);
}
