import { stagingFolder } from '../../src/content/transaction/journal';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { checkContent } from '../../src/content/check/checkContent';
import { formatProblem } from '../../src/content/read/problem';
import { recover } from '../../src/content/transaction/recover';
import { makeDisk } from '../support/disk';

let disk: ReturnType<typeof makeDisk>;
beforeEach(() => void (disk = makeDisk()));
afterEach(() => rmSync(disk.root, { recursive: true, force: true }));

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A file as a journal has it: what was written into it, and what was there before. */
interface Left {
  readonly path: string;
  readonly written: string;
  readonly kept: string | null;
}

const staging = `${stagingFolder}/left`;

/** What a process leaves that ended while these were written and not yet said to be so. */
const leave = (...files: readonly Left[]): void => {
  const written = files.map(({ path, written: text, kept }, index) => {
    if (kept) disk.put(`${staging}/${index}.kept`, kept);
    return { path, name: String(index), digest: digestOf(text), kept: kept && `${index}.kept` };
  });
  disk.put(`${staging}/journal.json`, JSON.stringify({ written, removed: [], made: [] }));
};

const nothing = { undone: [], setAside: [] };

test('what was done in part is taken back', async () => {
  leave(
    { path: 'data/a.json', written: 'old a', kept: 'older a' },
    { path: 'data/books/b/index.json', written: 'old b', kept: null },
    { path: 'data/c.json', written: 'never', kept: null },
  );
  expect(await recover(disk.root)).toEqual({
    undone: ['data/a.json', 'data/books/b/index.json', 'data/c.json'],
    setAside: [],
  });
  expect([disk.read('data/a.json'), disk.read('data/books/b/index.json')]).toEqual(['older a', null]);
  expect(disk.staged()).toEqual([]);
});

test('what was done wholly stays', async () => {
  leave({ path: 'data/a.json', written: 'old a', kept: 'older a' });
  expect(await recover(disk.root)).toEqual(nothing);
  expect(disk.read('data/a.json')).toBe('old a');
  expect(disk.staged()).toEqual([]);
});

test('where the author has gone on since, nothing is touched and what was kept is set aside', async () => {
  leave(
    { path: 'data/a.json', written: 'what was written', kept: 'older a' },
    { path: 'data/books/b/index.json', written: 'old b', kept: 'older b' },
  );
  const folder = 'data-before-save-left';
  expect(await recover(disk.root)).toEqual({ undone: [], setAside: [folder] });
  expect([disk.read('data/a.json'), disk.read('data/books/b/index.json')]).toEqual(['old a', 'old b']);
  expect([disk.read(`${folder}/0.kept`), disk.read(`${folder}/1.kept`)]).toEqual(['older a', 'older b']);
  expect(disk.staged()).toEqual([]);
});

test('a journal that cannot be read is set aside', async () => {
  disk.put(`${staging}/journal.json`, '{');
  expect(await recover(disk.root)).toEqual({ undone: [], setAside: ['data-before-save-left'] });
});

test('what another process is about to write is left alone', async () => {
  disk.put(`${stagingFolder}/${process.ppid}-x/0.json`, 'new');
  expect(await recover(disk.root)).toEqual(nothing);
  expect(disk.staged()).toEqual([`${process.ppid}-x`]);
});

test('the check names what an interruption has left', async () => {
  leave({ path: 'data/a.json', written: 'old a', kept: 'older a' });
  const { problems } = await checkContent(disk.root, '2024-06-01');
  expect(problems.map(formatProblem)).toContain(
    'data/.writing: a save was interrupted: npm run edit takes it back when it starts',
  );
});

test('a folder without a journal means nothing, and goes', async () => {
  disk.put(`${stagingFolder}/x/0`, 'new a');
  expect(await recover(disk.root)).toEqual(nothing);
  expect(disk.read('data/a.json')).toBe('old a');
  expect(disk.staged()).toEqual([]);
});
