import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { checkContent } from '../../src/content/check';
import { formatProblem } from '../../src/content/problem';
import { stagingFolder, undoInterrupted } from '../../src/content/transaction/transact';
import { makeDisk } from '../support/disk';

let disk: ReturnType<typeof makeDisk>;
beforeEach(() => void (disk = makeDisk()));
afterEach(() => rmSync(disk.root, { recursive: true, force: true }));

/** What a process leaves that ended when this was written into a file, and not yet said to be so. */
const leave = (path: string, written: string, kept: string | null): void => {
  const digest = createHash('sha256').update(written).digest('hex');
  const journal = { written: [{ path, name: '0', digest, kept: kept && '0.kept' }], removed: [], made: [] };
  disk.put(`${stagingFolder}/left/journal.json`, JSON.stringify(journal));
  if (kept) disk.put(`${stagingFolder}/left/0.kept`, kept);
};

test('what was interrupted is taken back', async () => {
  leave('data/a.json', 'old a', 'older a');
  expect(await undoInterrupted(disk.root)).toEqual(['data/a.json']);
  expect(disk.read('data/a.json')).toBe('older a');
  leave('data/books/b/index.json', 'old b', null);
  await undoInterrupted(disk.root);
  expect(disk.read('data/books/b/index.json')).toBeNull();
  expect(disk.staged()).toEqual([]);
});

test('what the author has changed since an interruption stays', async () => {
  leave('data/a.json', 'what was written', 'older a');
  expect(await undoInterrupted(disk.root)).toEqual(['data/a.json']);
  expect(disk.read('data/a.json')).toBe('old a');
  expect(disk.staged()).toEqual([]);
});

test('the check names what an interruption has left', async () => {
  leave('data/a.json', 'old a', 'older a');
  const { problems } = await checkContent(disk.root, '2024-06-01');
  expect(problems.map(formatProblem)).toContain(
    'data/.writing: a save was interrupted: npm run edit takes it back when it starts',
  );
});

test('a folder without a journal means nothing, and goes', async () => {
  disk.put(`${stagingFolder}/x/0`, 'new a');
  expect(await undoInterrupted(disk.root)).toEqual([]);
  expect(disk.read('data/a.json')).toBe('old a');
  expect(disk.staged()).toEqual([]);
});
