import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundled } from '../support/bundled';
import { makeContent, pixel, removeContent } from '../support/content';
import { start } from '../support/project';

let [programs, root] = ['', ''];
beforeAll(() => {
  programs = mkdtempSync(join(tmpdir(), 'last-writes-'));
  symlinkSync(resolve('node_modules'), join(programs, 'node_modules'));
  bundled(programs, `import './src/cli/new';`);
});
afterAll(() => rmSync(programs, { recursive: true }));
beforeEach(() => void (root = makeContent({})));
afterEach(() => removeContent(root));

const person = ['person', 'Anna', '--startDate', '7/5/2009'];

/** Runs npm run new in a small project. Resolves with its exit code and what it has printed. */
const runNew = async (...args: string[]): Promise<readonly [code: number | null, output: string]> => {
  const run = start(root, join(programs, 'program.mjs'), ...args);
  return [await run.ended, run.output()];
};

test('a link in the way of a new entry is named in a sentence, without a stack', async () => {
  const elsewhere = join(root, 'elsewhere');
  mkdirSync(elsewhere);
  rmSync(join(root, 'data/swof'), { recursive: true, force: true });
  symlinkSync(elsewhere, join(root, 'data/swof'));
  expect(await runNew(...person)).toEqual([
    1,
    '\nNothing was written:\n  data/swof is a link to elsewhere: put the file or folder itself in its place\n',
  ]);
});

test('what the disk refuses is said in a sentence, without a stack', async () => {
  rmSync(join(root, 'data/books'), { recursive: true });
  writeFileSync(join(root, 'data/books'), '');
  writeFileSync(join(root, 'cover.png'), pixel);
  const link = 'https://shop.example/a';
  expect(await runNew('book', 'A', '--link', link, '--image', join(root, 'cover.png'))).toEqual([
    1,
    '\nNothing was written:\n  a file lies where a folder should be\n',
  ]);
});

test('an entry whose title gives no address gets the one that is offered, where nobody can be asked', async () => {
  const excerpt = await runNew('excerpt', '…');
  expect(excerpt).toEqual([
    0,
    'Written: data/excerpts/excerpt-1/index.md (the text goes under the second ---)\n',
  ]);
  expect(await runNew('excerpt', 'Ξένος')).toEqual([
    0,
    'Written: data/excerpts/xenos/index.md (the text goes under the second ---)\n',
  ]);
});
