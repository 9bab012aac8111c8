import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../__tests__/browser/support/findBrowser';

const run = promisify(execFile);

/** How the network and the processor are slowed down: computed from a fast load, or really. */
export type Throttling = 'simulate' | 'devtools';

/** Scores from 0 to 100; times in milliseconds; layout shift without a unit. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** How fast Lighthouse found the machine: 1500 to 2000 is what its phone, four times slower, is meant for. */
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

/** What Lighthouse looks at: all four scores, or the largest paint alone, for which it needs half the time. */
const scopes = {
  all: ['--only-categories=performance,accessibility,best-practices,seo'],
  paint: ['--only-audits=largest-contentful-paint', '--disable-full-page-screenshot'],
};

/** One run of Lighthouse as on a phone. Throws what Lighthouse says where it cannot measure. */
export const lighthouse = async (
  url: string,
  throttling: Throttling,
  scope: keyof typeof scopes,
): Promise<Figures> => {
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
