import { Refused } from '../../src/content/read/refused';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transact } from '../../src/content/transaction/transact';
import { inWords } from '../../src/editor/inWords';
import { makeDisk } from '../support/disk';

let disk: ReturnType<typeof makeDisk>;
beforeEach(() => void (disk = makeDisk()));
afterEach(() => rmSync(disk.root, { recursive: true, force: true }));

test('all is written and removed, and nothing is left beside', async () => {
  await transact(disk.root, async ({ write, remove }) => {
    await write('data/a.json', 'new a');
    await write('data/books/c/index.json', 'new c');
    remove('data/books/b');
    expect(disk.read('data/a.json')).toBe('old a');
  });
  expect(disk.read('data/a.json')).toBe('new a');
  expect(disk.read('data/books/c/index.json')).toBe('new c');
  expect(existsSync(join(disk.root, 'data/books/b'))).toBe(false);
  expect(disk.staged()).toEqual([]);
});

test('whoever watches a file is told of it when the new text is there, and not before', async () => {
  const path = join(disk.root, 'data/a.json');
  const seen: string[] = [];
  const watcher = watch(path, () => seen.push(readFileSync(path, 'utf8')));
  await transact(disk.root, ({ write }) => write('data/a.json', 'new a'));
  while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  watcher.close();
  expect(new Set(seen)).toEqual(new Set(['new a']));
});

test('of a work that throws nothing is written', async () => {
  const work = transact(disk.root, async ({ write }) => {
    await write('data/a.json', 'new a');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(disk.read('data/a.json')).toBe('old a');
  expect(disk.staged()).toEqual([]);
});

test('where the last file can’t be written, the others are taken back', async () => {
  // A folder is in the way of the last.
  disk.put('data/z/in-the-way', '');
  const work = transact(disk.root, async ({ write, remove }) => {
    await write('data/a.json', 'new a');
    await write('data/books/c/index.json', 'new c');
    await write('data/z', 'new z');
    remove('data/books/b');
  });
  await expect(work).rejects.toThrow();
  expect(disk.read('data/a.json')).toBe('old a');
  expect(existsSync(join(disk.root, 'data/books/c'))).toBe(false);
  expect(disk.read('data/books/b/index.json')).toBe('old b');
  expect(disk.staged()).toEqual([]);
});

test.each(['data/linked/a.json', 'data/link.json'])('%s, behind a link, is not written', async (path) => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'last-writes-'));
  writeFileSync(join(elsewhere, 'a.json'), 'theirs');
  symlinkSync(elsewhere, join(disk.root, 'data/linked'));
  symlinkSync(join(elsewhere, 'a.json'), join(disk.root, 'data/link.json'));
  const work = transact(disk.root, ({ write }) => write(path, 'mine'));
  await expect(work).rejects.toThrow(
    new Refused(
      `${path.startsWith('data/linked') ? 'data/linked' : path} is a link to elsewhere: put the file or folder itself in its place`,
    ),
  );
  expect(readdirSync(elsewhere)).toEqual(['a.json']);
  expect(readFileSync(join(elsewhere, 'a.json'), 'utf8')).toBe('theirs');
  rmSync(elsewhere, { recursive: true });
});

test.each([1, 2, 3])('a disk that is full at file %i leaves all as it was', async (at) => {
  let count = 0;
  const { open } = promises;
  const full = jest.spyOn(promises, 'open').mockImplementation((path, flags, mode) => {
    count += flags === 'wx' ? 1 : 0;
    return count === at && flags === 'wx'
      ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
      : open(path, flags, mode);
  });
  const work = transact(disk.root, async ({ write }) => {
    await write('data/a.json', 'new a');
    await write('data/books/b/index.json', 'new b');
  });
  await expect(work).rejects.toThrow('full');
  full.mockRestore();
  expect(inWords(Object.assign(new Error('full'), { code: 'ENOSPC' }))).toEqual({
    status: 500,
    error: 'the disk is full: make room, and try again',
  });
  expect([disk.read('data/a.json'), disk.read('data/books/b/index.json')]).toEqual(['old a', 'old b']);
  expect(disk.staged()).toEqual([]);
});
