import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check/checkContent';
import { formatProblem } from '../../../src/content/read/problem';
import { readContent } from '../../../src/content/read/readContent';
import { makeContent, removeContent, today } from '../../support/content';

/** The problems of the small site after `change` has done to its `data/` what a file's text can't say. */
const problemsAfter = async (change: (data: string) => void): Promise<string[]> => {
  const root = makeContent({});
  try {
    change(join(root, 'data'));
    return (await checkContent(root, today)).problems.map(formatProblem);
  } finally {
    removeContent(root);
  }
};

const linked = 'is a link to another place: put the file or folder itself here';
const neither = 'is neither a file nor a folder: delete it';

test.each<[string, (data: string) => void, string[]]>([
  [
    'a link to a file',
    (data) => symlinkSync('index.json', join(data, 'books/a-book/copy.json')),
    [`data/books/a-book/copy.json: ${linked}`],
  ],
  ['a link to a folder', (data) => symlinkSync('a-book', join(data, 'books/b')), [`data/books/b: ${linked}`]],
  ['a link out of the content', (data) => symlinkSync('/', join(data, 'all')), [`data/all: ${linked}`]],
  [
    'a link in a circle',
    (data) => symlinkSync('.', join(data, 'books/round')),
    [`data/books/round: ${linked}`],
  ],
  ['a link to itself', (data) => symlinkSync('self', join(data, 'self')), [`data/self: ${linked}`]],
  [
    'a link where a picture belongs',
    (data) => {
      unlinkSync(join(data, 'books/a-book/cover.png'));
      symlinkSync('../../icon.png', join(data, 'books/a-book/cover.png'));
    },
    [
      `data/books/a-book/cover.png: ${linked}`,
      'data/books/a-book/index.json:4 image: is not a picture that can be read: it is a link to another file: put the file itself in its place, got "./cover.png"',
    ],
  ],
  [
    'a pipe where an entry belongs',
    (data) => {
      mkdirSync(join(data, 'swof'));
      execFileSync('mkfifo', [join(data, 'swof/a.json')]);
    },
    [`data/swof/a.json: ${neither}`],
  ],
  [
    'a pipe where a picture belongs',
    (data) => {
      unlinkSync(join(data, 'books/a-book/cover.png'));
      execFileSync('mkfifo', [join(data, 'books/a-book/cover.png')]);
    },
    [
      `data/books/a-book/cover.png: ${neither}`,
      'data/books/a-book/index.json:4 image: is not a picture that can be read: it is no ordinary file: put one in its place, got "./cover.png"',
    ],
  ],
])('%s is named and never read', async (_name, change, expected) => {
  expect(await problemsAfter(change)).toEqual(expected);
});

test('content that is itself a link is named', async () => {
  const problems = await problemsAfter((data) => {
    renameSync(data, `${data}-elsewhere`);
    symlinkSync(`${data}-elsewhere`, data);
  });
  expect(problems[0]).toBe(`data: ${linked}`);
});

test('hidden files and folders are no content', async () => {
  const root = makeContent({ '.DS_Store': 'x', 'books/._a.json': '{', '.writing/a/index.json': '{' });
  try {
    symlinkSync('/', join(root, 'data/.trash'));
    const { paths, problems } = await readContent(root);
    expect(problems).toEqual([]);
    expect(paths.filter((path) => path.includes('.writing') || path.includes('._'))).toEqual([]);
  } finally {
    removeContent(root);
  }
});
