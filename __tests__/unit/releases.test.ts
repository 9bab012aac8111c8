import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addRelease, publish, publishedIn, releasesIn, removeOld } from '../../src/release/releases';

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number, 5, 10));
const page = '<p>A lamp is lit.</p>'.repeat(100);

let root = '';
let folder = '';

const put = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const published = (path: string): string => join(folder, 'current', path);

/** Releases what lies built, on a day of the month. */
const release = async (number: number): Promise<void> => {
  const before = await publishedIn(folder);
  await publish(folder, await addRelease(root, folder, day(number)));
  await removeOld(folder, before);
};

const days = async (): Promise<string[]> => (await releasesIn(folder)).map((name) => name.slice(8, 10));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  folder = join(root, 'releases');
  put('public/index.html', page);
  put('public/static/cover.jpg', 'a cover');
  put('public/.well-known/security.txt', 'Contact: mailto:me@example.com');
  put('public/.git/config', 'who publishes from there');
  put('hosting/nginx.conf', '# of the first day');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a release has all that was built, what servers send of it, and what they are told; not a .git', async () => {
  await release(1);
  expect(await publishedIn(folder)).toBe('2026-11-01T05-10-00.000Z');
  expect(readFileSync(published('public/index.html'), 'utf8')).toBe(page);
  expect(brotliDecompressSync(readFileSync(published('public/index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(published('public/index.html.gz'))).toString()).toBe(page);
  expect(readFileSync(published('public/static/cover.jpg'), 'utf8')).toBe('a cover');
  expect(existsSync(published('public/.well-known/security.txt'))).toBe(true);
  expect(existsSync(published('public/.git'))).toBe(false);
  expect(readFileSync(published('nginx.conf'), 'utf8')).toBe('# of the first day');
});

test('the next takes from it what has not changed, and nothing that is built later changes either', async () => {
  await release(1);
  put('public/about/index.html', page);
  put('public/index.html', page.toUpperCase());
  await release(2);
  const inode = (name: string, path: string): number => statSync(join(folder, name, path)).ino;
  const [first = '', second = ''] = await releasesIn(folder);
  expect(inode(second, 'public/static/cover.jpg')).toBe(inode(first, 'public/static/cover.jpg'));
  put('public/static/cover.jpg', 'another cover');
  expect(readFileSync(published('public/static/cover.jpg'), 'utf8')).toBe('a cover');
  expect(brotliDecompressSync(readFileSync(published('public/index.html.br'))).toString()).toBe(
    page.toUpperCase(),
  );
  expect(readFileSync(join(folder, first, 'public/index.html'), 'utf8')).toBe(page);
});

test('what is missing in the release before is made anew', async () => {
  await release(1);
  rmSync(published('public/index.html.br'));
  await release(2);
  expect(brotliDecompressSync(readFileSync(published('public/index.html.br'))).toString()).toBe(page);
});

test('three stay; those that were taken back go with the next, which leads back to what was published', async () => {
  for (const number of [1, 2, 3, 4]) await release(number);
  expect(await days()).toEqual(['02', '03', '04']);
  await publish(folder, (await releasesIn(folder))[0] ?? '');
  await release(5);
  expect(await days()).toEqual(['02', '05']);
  await release(6);
  expect(await days()).toEqual(['02', '05', '06']);
});

test('what only looks like a release stays', async () => {
  const others = ['2020-01-01T-my-diary', '2021-01-01Tx', '.2020-01-01T-hidden', 'public'];
  others.forEach((name) => mkdirSync(join(folder, name), { recursive: true }));
  for (const number of [1, 2, 3, 4]) await release(number);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
});

test('while one is being made another is refused', async () => {
  mkdirSync(join(folder, `.2026-11-01T05-10-00.000Z.${process.pid}`), { recursive: true });
  await expect(release(2)).rejects.toThrow(
    `another release is being made in ${folder}: wait until it is there`,
  );
});

test('a folder where something else is called current is refused', async () => {
  mkdirSync(join(folder, 'current'), { recursive: true });
  await expect(release(1)).rejects.toThrow(
    `${folder}/current is no link: take it away, or name another folder`,
  );
  expect(await releasesIn(folder)).toEqual([]);
});

test('one that goes wrong leaves the last one, and no trace', async () => {
  await release(1);
  rmSync(join(root, 'hosting'), { recursive: true });
  await expect(release(2)).rejects.toThrow('ENOENT');
  expect(readdirSync(folder).sort()).toEqual(['2026-11-01T05-10-00.000Z', 'current']);
  expect(readFileSync(published('public/index.html'), 'utf8')).toBe(page);
});

test('what one that was cut off has left is gone with the next', async () => {
  // No process has a number so high.
  put('releases/.2026-11-01T05-10-00.000Z.4194999/public/index.html', 'half');
  put('releases/.current', 'half');
  await release(2);
  expect(readdirSync(folder).sort()).toEqual(['2026-11-02T05-10-00.000Z', 'current']);
});
