import { historyOf } from '../../../src/editor/history';
import { makeGit } from '../../../src/git/git';
import { book, bookFile, makeContent, removeContent } from '../../support/content';
import { gitIn, makeGitProject } from '../../support/editor/gitProject';

const path = `data/${bookFile}`;

test('without git, and before it keeps anything, an entry has no history', async () => {
  const root = makeContent({});
  expect(await historyOf(makeGit(root), path)).toEqual([]);
  gitIn(root, 'init', '--quiet');
  expect(await historyOf(makeGit(root), path)).toEqual([]);
  removeContent(root);
  expect(await historyOf(makeGit(root), path)).toEqual([]);
});

test('the history has whole messages, a hundred at most, and nothing of other entries', async () => {
  const { git, run, write, keep, end } = makeGitProject();
  for (let turn = 1; turn <= 101; turn += 1)
    run('commit', '--quiet', '--allow-empty', `--message=Nothing ${turn}`);
  expect((await historyOf(git, path)).map(({ message }) => message)).toEqual(['The first version']);
  write(path, { ...book, title: 'One' });
  await keep('In short\n\nAt length,\nin two lines.');
  expect(await historyOf(git, path)).toMatchObject([
    { message: 'In short\n\nAt length,\nin two lines.', author: 'An author' },
    { message: 'The first version' },
  ]);
  end();
});
