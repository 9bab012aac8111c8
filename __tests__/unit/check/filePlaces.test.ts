import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check/checkContent';
import { checkFiles } from '../../../src/content/check/checkFiles';
import { formatProblem } from '../../../src/content/read/problem';
import { readContent } from '../../../src/content/read/readContent';
import { makeContent, pixel, removeContent, today } from '../../support/content';

test.each<[string, string, (path: string) => void]>([
  ['a folder', 'it is a folder: put the file in its place', (path) => mkdirSync(path)],
  [
    'a link',
    'it is a link to another file: put the file itself in its place',
    (path) => symlinkSync('../../icon.png', path),
  ],
  [
    'a link to nothing',
    'it is a link to another file: put the file itself in its place',
    (path) => symlinkSync('nowhere', path),
  ],
  [
    'a pipe, for which a reader would wait without end,',
    'it is no ordinary file: put one in its place',
    (path) => execFileSync('mkfifo', [path]),
  ],
  [
    'a file too large to be a picture',
    'it has 61 MB, at most 60 are allowed: make it smaller',
    (path) => {
      writeFileSync(path, pixel);
      truncateSync(path, 60_000_001);
    },
  ],
])('%s where a picture should be is told in words', async (_name, message, put) => {
  const root = makeContent({ 'books/a-book/cover.png': null });
  try {
    put(join(root, 'data/books/a-book/cover.png'));
    const { problems } = await checkContent(root, today);
    // The listing names the place itself, too.
    const own = problems.filter(({ field }) => field === 'image');
    expect(own.map(formatProblem)).toEqual([
      `data/books/a-book/index.json:4 image: is not a picture that can be read: ${message}, got "./cover.png"`,
    ]);
  } finally {
    removeContent(root);
  }
});

test('a picture that is not yet in its place is read where it lies, and judged by the name it will have', async () => {
  const root = makeContent({ 'books/a-book/cover.png': null });
  const staged = mkdtempSync(join(tmpdir(), 'last-writes-'));
  try {
    writeFileSync(join(staged, 'upload'), pixel);
    const { entries } = await readContent(root);
    const [entry] = entries.filter(({ collection }) => collection === 'books');
    const path = join(root, 'data/books/a-book/cover.png');
    const locate = (wanted: string): string => (wanted === path ? join(staged, 'upload') : wanted);
    expect(entry && (await checkFiles(root, entry))).toHaveLength(1);
    expect(entry && (await checkFiles(root, entry, locate))).toEqual([]);
  } finally {
    removeContent(root);
    rmSync(staged, { recursive: true });
  }
});
