import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
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

test('a picture that is not yet on the disk is judged in memory, by the name it will have', async () => {
  const root = makeContent({ 'books/a-book/cover.png': null });
  try {
    const { entries } = await readContent(root);
    const [entry] = entries.filter(({ collection }) => collection === 'books');
    const sent = (bytes: Buffer) => new Map([['data/books/a-book/cover.png', bytes]]);
    expect(entry && (await checkFiles(root, entry))).toHaveLength(1);
    expect(entry && (await checkFiles(root, entry, sent(pixel)))).toEqual([]);
    const empty = entry && (await checkFiles(root, entry, sent(Buffer.alloc(0))));
    expect(empty?.map(({ message }) => message)).toEqual([
      'is not a picture that can be read: it is empty: export it again, got "./cover.png"',
    ]);
  } finally {
    removeContent(root);
  }
});
