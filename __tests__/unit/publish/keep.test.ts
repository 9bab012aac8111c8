import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepChanges } from '../../../src/editor/publish/keep';
import { book, pixel, today } from '../../support/content';
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

test('the content is kept, and what git was told of other files waits', async () => {
  project = makeGitProject({
    ...changed,
    'books/new/index.json': { ...book, id: 2, title: '*' },
    'books/new/cover.png': pixel,
    'pages/about/photo.png': null,
    'pages/about/index.md':
      '---\ntitle: "A page"\ndescription: "A text"\nphoto: "./new-photo.png"\nphotoAlt: "A photo"\n---\n\nWords.\n',
    'pages/about/new-photo.png': pixel,
    'notes/-m': 'x',
    'notes/[a-z]': 'x',
  });
  project.write('other.txt', 'other');
  project.write('package.json', {});
  project.write('data/.hidden/x', 'x');
  project.run('add', 'other.txt');
  await project.keep('#1 -m "x" \u{1F600}');
  expect(project.run('log', '-1', '--format=%B')).toBe('#1 -m "x" \u{1F600}');
  expect(project.run('status', '--porcelain')).toBe('A  other.txt\n?? data/.hidden/\n?? package.json');
  expect(project.run('show', '-z', '--name-status', '--no-renames', '--format=').split('\0')).toEqual([
    ...['M', 'data/books/a-book/index.json'],
    ...['A', 'data/books/new/cover.png', 'A', 'data/books/new/index.json'],
    ...['A', 'data/notes/-m', 'A', 'data/notes/[a-z]'],
    ...['M', 'data/pages/about/index.md', 'A', 'data/pages/about/new-photo.png'],
    ...['D', 'data/pages/about/photo.png', ''],
  ]);
});

test('a file whose name is a pattern to git goes alone', async () => {
  project = makeGitProject({ 'notes/:(top)*': 'x' });
  project.run('add', '--all');
  project.run('commit', '--quiet', '--message=Notes');
  project.remove('data/notes/:(top)*');
  project.write('other.txt', 'other');
  project.run('add', 'other.txt');
  await project.keep();
  expect(project.run('show', '-z', '--name-status', '--format=')).toBe('D\0data/notes/:(top)*\0');
});

test('the first version of all is kept', async () => {
  project = makeGitProject();
  project.run('update-ref', '-d', 'HEAD');
  project.run('rm', '-r', '--quiet', '--cached', '.');
  await project.keep('All');
  expect(project.run('log', '--format=%s')).toBe('All');
  expect(project.run('status', '--porcelain')).toBe('?? .gitignore');
});

test('what is not as it was shown is not kept', async () => {
  project = makeGitProject(changed);
  const { changes } = await project.list();
  const keep = () => keepChanges(project.root, project.git, { message: 'x', changes }, today);
  const meanwhile = 'something was saved meanwhile: look at the list, which is new, and try again';
  project.write('data/books/a-book/index.json', { ...book, title: 'Third' });
  await expect(keep()).rejects.toThrow(meanwhile);
  project.write('data/books/a-book/index.json', changed['books/a-book/index.json']);
  project.write('data/swof/ann.json', { id: 1, name: 'Ann', startDate: '7/5/2009' });
  await expect(keep()).rejects.toThrow(meanwhile);
  expect(project.run('log', '--format=%s')).toBe('The first version');
  project.remove('data/swof/ann.json');
  await keep();
  await expect(keep()).rejects.toThrow(meanwhile);
});

test('content of which no site can be built is not kept', async () => {
  project = makeGitProject({
    'books/a-book/index.json': { ...book, link: 'http://x.example' },
    'swof/ann.json': {},
  });
  await refusedIn(
    /^Nothing is published, since no site can be built of it: data\/books\/a-book\/index\.json:5 link: must start with https:\/\/, got "http:\/\/x\.example", and \d more: npm run check names all$/,
  );
});

test('a link to elsewhere is not kept', async () => {
  project = makeGitProject({ 'books/a-book/cover.png': null });
  symlinkSync('/etc/hostname', join(project.root, 'data/books/a-book/cover.png'));
  await refusedIn(/data\/books\/a-book\/cover.png: is a link to another place/);
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
