import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptByDigest, makeOnce, sweepKept } from '../../src/content/gatsby/made';

const kit = process.cwd();
const kept = '.cache/webpack/made';
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(kit);
  rmSync(root, { recursive: true });
});

const makerOf = (text: string) => jest.fn(() => Promise.resolve(Buffer.from(text)));

/** A process that begins: nothing was asked for in it. */
const inAnotherProcess = async (): Promise<typeof keptByDigest> => {
  let other = keptByDigest;
  await jest.isolateModulesAsync(async () => {
    process.chdir(kit);
    ({ keptByDigest: other } = await import('../../src/content/gatsby/made'));
    process.chdir(root);
  });
  return other;
};

test('what was made of the same is not made again, in this process or another, and lies where it is wanted', async () => {
  const make = makerOf('a book');
  const [one, two] = [keptByDigest('/a/b.epub', [1], make), keptByDigest('/a/b.epub', [1], make)];
  expect(await one).toBe(await two);
  rmSync('public', { recursive: true });
  expect(readFileSync(await (await inAnotherProcess())('/a/b.epub', [1], make), 'utf8')).toBe('a book');
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync('public/a')).toEqual(['b.epub']);
  expect(readFileSync('public/a/b.epub', 'utf8')).toBe('a book');
});

test('it is made again of something else, and what came before is kept no longer', async () => {
  await keptByDigest('/c.epub', [1], makerOf('one'));
  await keptByDigest('/c.epub', [2], makerOf('another'));
  expect(readFileSync('public/c.epub', 'utf8')).toBe('another');
  await keptByDigest('/c.epub', [1], makerOf('one'));
  expect(readFileSync('public/c.epub', 'utf8')).toBe('one');
  expect(readdirSync(kept)).toHaveLength(1);
});

test('what could not be made is tried again', async () => {
  await expect(keptByDigest('/d.epub', [1], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await keptByDigest('/d.epub', [1], makerOf('a'));
  expect(readFileSync('public/d.epub', 'utf8')).toBe('a');
});

test('what nobody asked for is swept from the cache, and an empty cache needs no sweeping', async () => {
  await sweepKept();
  await keptByDigest('/e.epub', ['e'], makerOf('e'));
  writeFileSync(join(kept, 'old'), 'of an earlier build');
  const [own] = readdirSync(kept).filter((name) => name !== 'old');
  await sweepKept();
  expect(readdirSync(kept)).toEqual([own]);
});

test('a file is made once for all who ask for it at a time, and only where it is not there', async () => {
  const make = makerOf('a picture');
  await Promise.all([makeOnce('x/a.jpg', make), makeOnce('x/a.jpg', make)]);
  await makeOnce('x/a.jpg', make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync('x')).toEqual(['a.jpg']);
  const fails = makeOnce('x/b.jpg', () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(existsSync('x/b.jpg')).toBe(false);
});
