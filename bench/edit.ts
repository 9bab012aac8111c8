import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/browser/launchOptions';
import { makeCatalogue } from './catalogue';
import { median, round, type Row } from './report';
import { gatsbyProgram } from './run';

const port = 9341;
const origin = `http://localhost:${port}/`;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts `gatsby develop`; resolves when it answers. Throws where it ends before. */
const develop = async (folder: string): Promise<ChildProcess> => {
  const server = spawn(process.execPath, [gatsbyProgram(folder), 'develop', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, CI: '1' },
    stdio: 'ignore',
  });
  while (!(await answers(origin))) {
    if (server.exitCode !== null) throw new Error(`gatsby develop has ended in ${folder}: start it there`);
    await pause(500);
  }
  return server;
};

/** The content that is edited, with a text of it that is replaced. */
const edited = [
  ['an entry, JSON', 'data/books/book-1/index.json', 'Book 1'],
  ['a text, Markdown', 'data/pages/books/index.md', 'shut the door'],
] as const;

/** How long each of ten edits takes until the page has it, in milliseconds. */
const timesOf = async (page: Page, path: string, from: string): Promise<number[]> => {
  const original = await readFile(path, 'utf8');
  const times: number[] = [];
  while (times.length < 10) {
    const mark = `edit ${times.length} of ${from}`;
    // As its author has it: at rest between two edits.
    await pause(3000);
    const started = performance.now();
    await writeFile(path, original.replace(from, mark));
    await page.waitForFunction((text) => document.querySelector('main')?.innerHTML.includes(text), mark, {
      polling: 20,
    });
    times.push(performance.now() - started);
  }
  return times;
};

/** How long `gatsby develop` takes to start, in seconds, and the times of ten edits of each, in milliseconds. */
export const developTimes = async (
  folder: string,
): Promise<{ readonly start: number; readonly edits: readonly { what: string; times: number[] }[] }> => {
  const started = performance.now();
  const server = await develop(folder);
  const start = (performance.now() - started) / 1000;
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: 'networkidle', timeout: 120_000 });
    await page.getByAltText('Book 1', { exact: true }).waitFor({ timeout: 120_000 });
    const edits = [];
    for (const [what, file, from] of edited) {
      edits.push({ what, times: await timesOf(page, join(folder, file), from) });
    }
    return { start, edits };
  } finally {
    await browser.close();
    server.kill();
  }
};

/** Ten edits each of an entry and of a text under `gatsby develop`: from the write to the browser's page. */
export async function* edit(root: string, scratch: string): AsyncGenerator<Row> {
  const folder = join(scratch, 'catalogue-6');
  await makeCatalogue(root, folder, 6);
  const { edits } = await developTimes(folder);
  for (const { what, times } of edits) {
    yield { what, 'ms until it is shown': round(median(times)), 'the slowest': round(Math.max(...times)) };
  }
}
