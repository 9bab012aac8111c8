import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeGit } from '../../../src/git/git';
import { messageOf } from '../../../src/editor/publish/message';
import { readUnpublished } from '../../../src/editor/publish/unpublished';
import { book, makeContent, pixel, removeContent, site } from '../../support/content';
import { gitIn, type GitProject, makeGitProject } from '../../support/editor/gitProject';

let project: GitProject;
afterEach(() => project.end());

const shortList = async () =>
  (await project.list()).changes.map(
    ({ kind, title, state, files }) => `${kind} ${title} ${state} ${files.length}`,
  );

test('what is not published is listed entry by entry', async () => {
  project = makeGitProject({
    'site.json': { ...site, title: 'Another' },
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
    'books/a-book/index.json': null,
    'books/a-book/cover.png': null,
    'books/new/index.json': { ...book, id: 2, title: 'A new one' },
    'books/new/cover.png': pixel,
    'swof/ann.json': { id: 1, name: 'Ann', startDate: '7/5/2009' },
    'pages/about/photo.png': Buffer.concat([pixel, pixel]),
    'notes/x.txt': 'x',
    'redirects.json': { redirects: [] },
    '.hidden/x.json': '{}',
  });
  project.write('src/x.ts', 'ignored');
  project.write('package.json', {});
  expect(await shortList()).toEqual([
    'book A book deleted 2',
    'site  changed 2',
    'page About changed 1',
    'book A new one new 2',
    'file x.txt new 1',
    'old addresses  new 1',
    'person Ann new 1',
  ]);
  expect((await project.list()).others).toBe(1);
});

test('what git was told of already is listed as it is', async () => {
  project = makeGitProject({
    'books/a-book/index.json': { ...book, title: 'Told' },
    'swof/ann.json': { id: 1, name: 'Ann', startDate: '7/5/2009' },
    'swof/ben.json': { id: 2, name: 'Ben', startDate: '7/5/2009' },
    'swof/eve.json': { id: 3, name: 'Eve', startDate: '7/5/2009' },
  });
  project.run('add', 'data/books', 'data/swof/ann.json', 'data/swof/eve.json');
  project.run('add', '--intent-to-add', 'data/swof/ben.json');
  project.remove('data/swof/eve.json');
  project.run('rm', '--cached', '--quiet', 'data/icon.png');
  expect(await shortList()).toEqual([
    'book Told changed 1',
    'site  changed 1',
    'person Ann new 1',
    'person Ben new 1',
  ]);
});

test('titles and names of any kind are read whole', async () => {
  project = makeGitProject({
    'swof/-n.json': { id: 1, name: '-n "x" \u{1F600}', startDate: '7/5/2009' },
    'books/broken/index.json': '{',
  });
  expect(await shortList()).toEqual(['book broken new 1', 'person -n "x" \u{1F600} new 1']);
});

test('a link in the content is listed, and not followed', async () => {
  project = makeGitProject({ 'books/a-book/index.json': null });
  symlinkSync('/etc/hostname', join(project.root, 'data/books/a-book/index.json'));
  expect(await shortList()).toEqual(['book A book changed 1']);
});

test('versions that are on this machine alone are listed, and where they would go', async () => {
  project = makeGitProject({ 'books/a-book/index.json': { ...book, title: 'One' } });
  expect(await project.list()).toMatchObject({ place: null, versions: [] });
  const remote = project.giveRemote();
  await project.keep('First "x"');
  project.write('data/books/a-book/index.json', { ...book, title: 'Two' });
  await project.keep('Second');
  expect(await project.list()).toMatchObject({
    changes: [],
    place: remote,
    versions: ['Second', 'First "x"'],
  });
});

test('of a branch that follows none all versions are listed that are not there', async () => {
  project = makeGitProject({ 'books/a-book/index.json': { ...book, title: 'One' } });
  project.giveRemote();
  project.run('switch', '--quiet', '--no-track', '--create', 'draft');
  await project.keep('On a branch');
  expect((await project.list()).versions).toEqual(['On a branch']);
});

test('a project without a version lists all', async () => {
  project = makeGitProject();
  rmSync(join(project.root, '.git'), { recursive: true });
  project.run('init', '--quiet');
  const { changes, versions } = await project.list();
  expect(changes.map(({ state }) => state)).toEqual(changes.map(() => 'new'));
  expect(changes).toHaveLength(14);
  expect(versions).toEqual([]);
});

test('without git, without a repository, and within somebody else’s there is nothing to publish', async () => {
  project = makeGitProject();
  const { root } = project;
  expect(await readUnpublished(join(root, 'data'), makeGit(join(root, 'data')))).toBeNull();
  const { PATH } = process.env;
  process.env['PATH'] = '/nowhere';
  expect(await readUnpublished(root, makeGit(root))).toBeNull();
  process.env['PATH'] = PATH;
  expect(await readUnpublished(root, makeGit(root))).not.toBeNull();
  const plain = makeContent({});
  expect(await readUnpublished(plain, makeGit(plain))).toBeNull();
  removeContent(plain);
});

test('the repository of a hook that has started the editor is left alone', async () => {
  project = makeGitProject({ 'books/a-book/index.json': { ...book, title: 'One' } });
  const other = mkdtempSync(join(tmpdir(), 'last-writes-'));
  gitIn(other, 'init', '--quiet');
  process.env['GIT_DIR'] = join(other, '.git');
  expect(await shortList()).toEqual(['book One changed 1']);
  delete process.env['GIT_DIR'];
  removeContent(other);
});

test('a changed order is one change, with what cannot go back without it', async () => {
  const entry = (id: number, title: string) => ({ ...book, id, title, image: undefined });
  const three = (ids: readonly number[], first = 'One'): void =>
    [first, 'Two', 'Three'].forEach((title, index) =>
      project.write(`data/books/${'abc'.charAt(index)}/index.json`, entry(ids[index] ?? 0, title)),
    );
  project = makeGitProject();
  three([2, 3, 4]);
  await project.keep('Three');
  three([4, 2, 3]);
  expect(await shortList()).toEqual(['order books changed 3']);
  expect(messageOf((await project.list()).changes)).toBe('Change the order of the books');
  three([4, 2, 3], 'First');
  const [order, ...others] = (await project.list()).changes;
  expect([order?.also, others]).toEqual([[{ kind: 'book', title: 'First' }], []]);
  // A free number is given to one that has changed besides: each can go back alone.
  three([9, 3, 4], 'First');
  expect(await shortList()).toEqual(['book First changed 1']);
});
