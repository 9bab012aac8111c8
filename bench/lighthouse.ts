import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../tools/browser/findBrowser';
import { round } from './report';

const run = promisify(execFile);

/** How the network and the processor are slowed down: computed from a fast load, or really. */
type Throttling = 'simulate' | 'devtools';

/** Scores from 0 to 100; times in milliseconds; layout shift without a unit. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** How fast Lighthouse found the machine, by its own index. */
  readonly machine: number;
}

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

const program = join(import.meta.dirname, 'node_modules', 'lighthouse', 'cli', 'index.js');
const flags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update';

const figures = ({ categories, audits, environment }: Result): Figures => {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  };
};

/**
 * What Lighthouse looks at: all four scores, or how fast the page is alone, for which it need not wait until the pages of
 * all links in view are fetched ahead.
 */
const scopes = {
  all: ['--only-categories=performance,accessibility,best-practices,seo'],
  speed: [
    '--only-audits=largest-contentful-paint,total-blocking-time',
    '--disable-full-page-screenshot',
    '--max-wait-for-load=8000',
  ],
};

/**
 * How many times slower than a machine its phone is. Lighthouse says four, and means machines with an index of 1500 to
 * 2000 (its docs/throttling.md): a machine twice as fast must be slowed down by eight to be the same phone.
 */
export const slowdownOf = (machine: number): number => round((4 * machine) / 1750, 1);

/** How a run of Lighthouse slows down, and what it looks at. */
export interface Run {
  readonly throttling: Throttling;
  readonly scope: keyof typeof scopes;
  /** By how much the processor is slowed down; four where nothing is said. */
  readonly slowdown?: number;
}

const runOnce = async (url: string, { throttling, scope, slowdown = 4 }: Run): Promise<Figures> => {
  const folder = await mkdtemp(join(tmpdir(), 'last-writes-lighthouse-'));
  const output = join(folder, 'result.json');
  try {
    await run(
      process.execPath,
      [
        program,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--throttling-method=${throttling}`,
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        ...scopes[scope],
        `--chrome-flags=${flags}`,
      ],
      { env: { ...process.env, CHROME_PATH: findBrowser() } },
    );
    const result = JSON.parse(await readFile(output, 'utf8')) as Result;
    if (result.runtimeError?.message) throw new Error(`${url}: ${result.runtimeError.message}`);
    return figures(result);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * One run of Lighthouse as on a phone. Where it fails it is tried again, since it may be the last of hundreds, and
 * Lighthouse itself falls over when it stops to wait for a page in the moment it asks it whether it is idle. Throws what
 * Lighthouse says where the last try fails too.
 */
export const lighthouse = async (url: string, how: Run, tries = 5): Promise<Figures> => {
  try {
    return await runOnce(url, how);
  } catch (error) {
    if (tries === 1) throw error;
    console.warn(`${url}, once more: ${String(error)}`);
    return lighthouse(url, how, tries - 1);
  }
};
