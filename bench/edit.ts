import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../__tests__/browser/support/launchOptions';
import { makeCatalogue } from './catalogue';
import { median, round, type Row } from './report';
import { gatsbyProgram } from './run';

const port = 9341;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Ten edits each of an entry and of a text under `gatsby develop`: from the write to the browser's page. */
export const edit = async (root: string, scratch: string): Promise<Row[]> => {
  const folder = join(scratch, 'catalogue-6');
  await makeCatalogue(root, folder, 6);
  const server = spawn(process.execPath, [gatsbyProgram(folder), 'develop', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, CI: '1' },
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}/`;
  while (!(await answers(origin))) await pause(500);
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.getByAltText('Book 1', { exact: true }).waitFor({ timeout: 120_000 });
  const rows: Row[] = [];
  for (const [what, file, from] of [
    ['an entry, JSON', 'data/books/book-1/index.json', 'Book 1'],
    ['a text, Markdown', 'data/pages/books/index.md', 'shut the door'],
  ] as const) {
    const original = await readFile(join(folder, file), 'utf8');
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const mark = `edit ${round} of ${file.length}`;
      // As its author has it: at rest between two edits.
      await pause(3000);
      const started = performance.now();
      await writeFile(join(folder, file), original.replace(from, mark));
      await page.waitForFunction((text) => document.querySelector('main')?.innerHTML.includes(text), mark, {
        polling: 20,
      });
      times.push(performance.now() - started);
    }
    rows.push({
      what,
      'ms until it is shown': round(median(times)),
      'the slowest': round(Math.max(...times)),
    });
  }
  await browser.close();
  server.kill();
  return rows;
};
