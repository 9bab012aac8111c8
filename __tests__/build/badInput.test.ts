import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, gatsby, thinOut, until } from './support';

const book = 'data/books/snow-load/index.json';
const broken = `{
  "id": 15,
  "titel": "Snow Load",
  "image": "./cover.jpg",
  "link": "javascript:alert(1)"
}
`;
const lines = [
  '5 problems in the content:',
  '',
  `${book}:1 title: is missing: write the title as on the cover`,
  `${book}:3: unknown field titel: did you mean title?`,
  `${book}:5 link: must start with https://, got "javascript:alert(1)"`,
  'data/site.json:2 title: must not be empty, got ""',
  'data/swof/j-t.json:4: is not valid JSON: close brace expected',
].join('\n');

let root = '';

beforeAll(() => {
  root = copyProject();
  thinOut(root, 'snow-load');
  writeFileSync(join(root, book), broken);
  const site = readFileSync(join(root, 'data/site.json'), 'utf8');
  writeFileSync(join(root, 'data/site.json'), site.replace('"Last Writes"', '""'));
  writeFileSync(join(root, 'data/swof/j-t.json'), '{\n  "id": 2,\n  "name": "J.T."\n');
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test('a build with broken entries ends with code 1, names all of them, and touches nothing', async () => {
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/index.html'), 'the last good site');
  const run = gatsby(root, 'build');
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain(lines);
  expect(run.output()).not.toMatch(/^\s+at /m);
  expect(readdirSync(join(root, 'public'))).toEqual(['index.html']);
  expect(readFileSync(join(root, 'public/index.html'), 'utf8')).toBe('the last good site');
  expect(existsSync(join(root, '.cache/caches/gatsby-plugin-sharp'))).toBe(false);
}, 120_000);

test('develop says the same, waits, and goes on when the files are mended', async () => {
  const run = gatsby(root, 'develop', '--port', '9322');
  const answers = async (): Promise<boolean> => {
    const response = await fetch('http://localhost:9322/page-data/index/page-data.json').catch(() => null);
    return Boolean(response?.ok) && ((await response?.text()) ?? '').includes('Snow Load');
  };
  try {
    await until(run, () => run.output().includes('Waiting for the files to be mended.'), 60);
    expect(run.output()).toContain(lines);
    expect(await answers()).toBe(false);
    for (const file of [book, 'data/site.json', 'data/swof/j-t.json']) {
      writeFileSync(join(root, file), readFileSync(join(process.cwd(), file)));
    }
    await until(run, () => run.output().includes('The content is in order again.'), 30);
    // Develop draws the pictures first.
    await until(run, answers, 240);

    writeFileSync(join(root, book), readFileSync(join(root, book), 'utf8').replace('https:', 'http:'));
    const problem = `1 problem in the content:\n\n${book}:5 link: must start with https://`;
    await until(run, () => run.output().includes(problem), 30);
    expect(await answers()).toBe(true);
  } finally {
    run.process.kill('SIGINT');
    await run.ended;
  }
}, 400_000);
