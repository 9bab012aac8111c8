import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check/checkContent';
import { formatProblem } from '../../../src/content/read/problem';
import { makeContent, removeContent, today } from '../../support/content';

const nobody = 65_534;

/** Root may read everything, and is another while it looks. */
const asNobody = async <Result>(job: () => Promise<Result>): Promise<Result> => {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(nobody);
  try {
    return await job();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
};

test('an entry, a picture and a folder that may not be read are named', async () => {
  const root = makeContent({ 'swof/a.json': { name: 'A', date: '1/1/2020' } });
  const closed = ['data/site.json', 'data/books/a-book/cover.png', 'data/swof'].map((path) =>
    join(root, path),
  );
  try {
    chmodSync(root, 0o755);
    closed.forEach((path) => chmodSync(path, 0o000));
    const { problems } = await asNobody(() => checkContent(root, today));
    expect(problems.map(formatProblem)).toEqual([
      'data/books/a-book/index.json:4 image: is not a picture that can be read: it may not be opened: allow yourself to read it, got "./cover.png"',
      'data/site.json: cannot be read: it may not be opened: allow yourself to read it',
      'data/swof: cannot be read: it may not be opened: allow yourself to read it',
    ]);
  } finally {
    closed.forEach((path) => chmodSync(path, 0o755));
    removeContent(root);
  }
});
