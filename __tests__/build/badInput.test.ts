import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakContent, problems } from '../support/broken';
import { copyKit, gatsby } from '../support/project';

let root = '';

beforeAll(async () => {
  root = await copyKit();
  breakContent(root);
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test('a build with broken entries ends with code 1, names all of them, and touches nothing', async () => {
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/index.html'), 'the last good site');
  const run = gatsby(root, 'build');
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain(problems);
  expect(run.output()).not.toMatch(/^\s+at /m);
  expect(readdirSync(join(root, 'public'))).toEqual(['index.html']);
  expect(readFileSync(join(root, 'public/index.html'), 'utf8')).toBe('the last good site');
  expect(existsSync(join(root, '.cache/caches/gatsby-plugin-sharp'))).toBe(false);
}, 120_000);
