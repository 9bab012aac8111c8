import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { open, save, write } from '../support/editor/page';
import { test } from '../support/editor/test';

test('a mistake made in the files while it runs is named, and the site stays', async ({ page, editor }) => {
  const file = 'data/books/first-book/index.json';
  const text = editor.read(file) ?? '';
  editor.write(file, text.replace('https:', 'http:'));
  const problem = `1 problem in the content:\n\n${file}:5 link: must start with https://`;
  await expect.poll(editor.output, { timeout: 30_000 }).toContain(problem);
  expect((await page.request.get(`${editor.site}/`)).ok()).toBe(true);
  editor.write(file, text);
});

/** The processes that another one has started; of the tests' own machine. */
const pidsOf = (...how: string[]): string[] =>
  execFileSync('pgrep', how, { encoding: 'utf8' }).trim().split('\n');

test('a site that ends is started again, and what is saved meanwhile is there', async ({ page, editor }) => {
  // All that is waited for below, one after the other, as on a machine with other work.
  test.setTimeout(320_000);
  const [gatsby = ''] = pidsOf('-o', '-f', `gatsby/cli.js develop --port ${new URL(editor.site).port}`);
  for (const pid of pidsOf('-P', gatsby)) process.kill(Number(pid), 'SIGKILL');
  const said = 'The site has ended and is started again. The editor goes on, and nothing is lost.';
  await expect.poll(editor.output, { timeout: 60_000 }).toContain(said);
  await open(page, editor, '#/collections/books/entries/first-book/index');
  await write(page, 'Title', 'Saved meanwhile');
  await save(page);
  await expect.poll(() => editor.read('data/books/first-book/index.json')).toContain('Saved meanwhile');
  await expect.poll(editor.output, { timeout: 160_000 }).toContain('The site is shown again.');
  await page.goto(`${editor.site}/`);
  await expect(page.getByRole('img', { name: 'Saved meanwhile' })).toBeVisible({ timeout: 60_000 });
});
