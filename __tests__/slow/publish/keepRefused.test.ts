import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { book } from '../../support/content';
import { type GitProject, makeGitProject } from '../../support/editor/gitProject';

const changed = { 'books/a-book/index.json': { ...book, title: 'Another' } };

let project: GitProject;
afterEach(() => project.end());

/** What git has in its store and on its list, which a refusal must not change. */
const state = () => [project.run('rev-parse', 'HEAD'), project.run('status', '--porcelain')];

/** Says in which words a version is refused, and that nothing has changed then. */
const refusedIn = async (words: string | RegExp): Promise<void> => {
  const before = state();
  await expect(project.keep()).rejects.toThrow(words);
  expect(state()).toEqual(before);
};

/** Whether a process is there, and not only its number, until somebody asks how it has ended. */
const isRunning = (pid: number): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());

test('content of which no site can be built is not kept', async () => {
  project = makeGitProject({
    'books/a-book/index.json': { ...book, link: 'http://x.example' },
    'swof/ann.json': {},
  });
  await refusedIn(
    /^Nothing is published, since no site can be built of it: the book “A book”, link: must start with https:\/\/, got "http:\/\/x\.example", and \d more$/,
  );
});

test('a link to elsewhere is not kept', async () => {
  project = makeGitProject({ 'books/a-book/cover.png': null });
  symlinkSync('/etc/hostname', join(project.root, 'data/books/a-book/cover.png'));
  await refusedIn(/the file “cover\.png”: is a link to another place/);
});

test('without a name and an address git is told both', async () => {
  project = makeGitProject({ ...changed, 'swof/ann.json': { id: 1, name: 'Ann', startDate: '7/5/2009' } });
  project.run('config', '--unset', 'user.email');
  await refusedIn(
    'Nothing is published: git does not know who you are. In a terminal, git config --global user.name "Your Name" and git config --global user.email you@example.com tell it, once; others can read both',
  );
});

test('a hook that fails is told in its own words, and what it was asked about is as before', async () => {
  project = makeGitProject({ ...changed, 'swof/ann.json': { id: 1, name: 'Ann', startDate: '7/5/2009' } });
  project.hook('pre-commit', 'echo "No titles with A" >&2\nexit 1');
  await refusedIn('Nothing is published: it was refused in these words:\nNo titles with A');
  project.hook('pre-commit', 'exit 1');
  await refusedIn('Nothing is published: it was refused without a word');
});

test('a hook that never ends is ended, with all that it has started', async () => {
  project = makeGitProject(changed, 300);
  project.hook('pre-commit', "trap '' TERM\nsleep 61 &\necho $! > pid\nsleep 62");
  const before = state()[0];
  await expect(project.keep()).rejects.toThrow(
    'Nothing is published: git has not ended: perhaps a hook of this project waits for something',
  );
  const pid = Number(project.text('pid'));
  expect(isRunning(pid)).toBe(false);
  expect(state()[0]).toBe(before);
});

test('while another git is at work nothing is kept', async () => {
  project = makeGitProject(changed);
  writeFileSync(join(project.root, '.git/index.lock'), '');
  await refusedIn(
    'Nothing is published: another program is using git in this project: wait until it has ended, and try again. If there is none, one has crashed: in a terminal, git status says which file to delete',
  );
});

test.each([
  ['a merge', ['merge', 'side']],
  ['a rebase', ['rebase', 'side']],
  ['a cherry-pick', ['cherry-pick', 'side']],
  ['a revert', ['revert', '--no-edit', 'HEAD~1']],
])('in the middle of %s nothing is kept', async (what, command) => {
  project = makeGitProject();
  const text = (title: string) => project.write('data/books/a-book/index.json', { ...book, title });
  project.run('switch', '--quiet', '--create', 'side');
  text('Theirs');
  project.run('commit', '--quiet', '--all', '--message=Theirs');
  project.run('switch', '--quiet', 'main');
  for (const title of ['Mine', 'Mine again']) {
    text(title);
    project.run('commit', '--quiet', '--all', `--message=${title}`);
  }
  expect(() => project.run(...command)).toThrow();
  await refusedIn(`git is in the middle of ${what}: in a terminal, git status says how to end it`);
});

test('on no branch nothing is kept', async () => {
  project = makeGitProject(changed);
  project.run('checkout', '--quiet', '--detach');
  await refusedIn(
    'git is on no branch, where a version would soon be lost: in a terminal, git switch main leads back, or another name that git branch lists',
  );
});
