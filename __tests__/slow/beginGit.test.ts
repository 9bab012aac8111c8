import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askWhose, keepBeginning, nameInGit, perhapsOfTheKit, putKitAside } from '../../src/cli/beginGit';
import { beginContent } from '../../src/content/write/begin';
import { readUnpublished } from '../../src/editor/publish/unpublished';
import { makeGit } from '../../src/git/git';
import { placeOf } from '../../src/git/repository';
import { author } from '../support/answers';
import { makeBeginning } from '../support/beginning';
import { removeContent, site, today } from '../support/content';
import { addHook, gitIn, giveRemote, keepAll, subjects } from '../support/editor/gitProject';

/** A copy of a kit with some sample, made by `git clone`. */
const makeClone = () => {
  const kit = makeBeginning();
  kit.put('sample/README.md', 'a sample');
  keepAll(kit.root);
  const remote = giveRemote(kit.root);
  const root = mkdtempSync(join(tmpdir(), 'last-writes-clone-'));
  const run = (...args: string[]): string => gitIn(root, ...args);
  run('clone', '--quiet', remote, '.');
  run('config', 'user.name', 'M. Keeper');
  run('config', 'user.email', 'me@keeper.example');
  const folders = [kit.root, remote, root];
  return {
    root,
    remote,
    run,
    git: makeGit(root),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    begin: (day = today) => beginContent(root, site, `before-${day}`, day),
    end: () => folders.forEach(removeContent),
  };
};

let project: ReturnType<typeof makeClone>;
beforeEach(() => void (project = makeClone()));
afterEach(() => project.end());

const kept = `Kept in git as "Begin the site of M. Keeper".`;

test('what was begun is a version, of which nothing of the sample can come back by an undo', async () => {
  await project.begin();
  expect(await keepBeginning(project.git, 'M. Keeper')).toBe(kept);
  expect(project.run('status', '--porcelain')).toBe('');
  expect(subjects(project.root)).toBe('Begin the site of M. Keeper\nThe first version');
  expect(project.run('ls-files', 'sample')).toBe('');
  expect(await readUnpublished(project.root, project.git)).toMatchObject({ changes: [], others: 0 });
});

test('what else the author has changed stays out of it, told to git or not, and that is said', async () => {
  project.write('notes.txt', 'mine');
  project.write('.gitignore', '/before-*/\n/x\n');
  project.run('add', 'notes.txt');
  await project.begin();
  expect(await keepBeginning(project.git, 'M. Keeper')).toBe(
    `${kept}\nIt leaves out what else you have changed, 2 files: git status says which.`,
  );
  expect(project.run('status', '--porcelain')).toBe('M .gitignore\nA  notes.txt');
});

test('a second beginning is a second version, and where nothing has changed there is none', async () => {
  await project.begin();
  await keepBeginning(project.git, 'M. Keeper');
  expect(await keepBeginning(project.git, 'M. Keeper')).toBeNull();
  await beginContent(project.root, { ...site, author: 'B' }, 'before-again', today);
  expect(await keepBeginning(project.git, 'B')).toBe('Kept in git as "Begin the site of B".');
});

test('where git makes no version it is said what to do, and nothing is lost', async () => {
  await project.begin();
  project.run('config', '--unset', 'user.email');
  expect(await keepBeginning(project.git, 'M. Keeper')).toBe(
    'Not kept in git yet: git does not know who you are. In a terminal, git config --global user.name "Your Name" and git config --global user.email you@example.com tell it, once; others can read both.\nThen keep it by: git add -A && git commit -m "Begin"',
  );
  project.run('config', 'user.email', 'me@keeper.example');
  addHook(join(project.root, '.git'), 'pre-commit', 'echo "Not today"\nexit 1');
  expect(await keepBeginning(project.git, 'M. Keeper')).toMatch(
    /^Not kept in git yet: it was refused in these words:\nNot today/,
  );
  project.run('switch', '--quiet', '--detach');
  expect(await keepBeginning(project.git, 'M. Keeper')).toMatch(/^Not kept in git yet: git is on no branch/);
  expect(subjects(project.root)).toBe('The first version');
});

test('the place of the kit is put aside: nothing is sent there, and updates come from there', async () => {
  const place = await perhapsOfTheKit(project.git);
  expect(place).toBe(placeOf(project.remote));
  expect(await putKitAside(project.git, String(place))).toBe(
    `Git knows ${place} as "kit" now: updates of the kit come from there, and nothing is sent there.\nWhere your site is to go says "Publish" in docs/make-it-yours.md.`,
  );
  await project.begin();
  await keepBeginning(project.git, 'M. Keeper');
  const { place: goesTo, versions } = (await readUnpublished(project.root, project.git)) ?? {};
  expect([goesTo, versions]).toEqual([null, []]);
  expect(() => project.run('push', '--quiet')).toThrow();
  expect(project.run('fetch', 'kit')).toBe('');
  expect(await perhapsOfTheKit(project.git)).toBeNull();
});

test('of an author’s own place only what is the author’s is waiting to be sent', async () => {
  await putKitAside(project.git, '');
  await project.begin();
  await keepBeginning(project.git, 'M. Keeper');
  project.run('remote', 'add', 'origin', 'https://git.example/me/my-site.git');
  expect(await readUnpublished(project.root, project.git)).toMatchObject({
    place: 'git.example/me/my-site',
    versions: ['Begin the site of M. Keeper'],
  });
});

test('a place to which the author has sent something is the author’s', async () => {
  project.run('commit', '--quiet', '--allow-empty', '--message=Mine');
  project.run('push', '--quiet');
  expect(await perhapsOfTheKit(project.git)).toBeNull();
});

test('a place of which nothing was fetched is the author’s', async () => {
  project.run('remote', 'remove', 'origin');
  project.run('remote', 'add', 'origin', project.remote);
  expect(await perhapsOfTheKit(project.git)).toBeNull();
});

test('the author is asked whose the place is', async () => {
  const { ask, asked } = author(['yes']);
  expect(await askWhose(ask, 'git.example/kit')).toBe(true);
  expect(asked).toEqual([
    'This was copied from git.example/kit. Is that a project of your own, to which you publish? (yes or no): ',
  ]);
});

test('the name is offered by which git knows the author', async () => {
  expect(await nameInGit(project.git)).toBe('M. Keeper');
  project.run('config', '--unset', 'user.name');
  expect(await nameInGit(project.git)).toBe('');
});

test('without git, or within the repository of something else, there is nothing to do', async () => {
  for (const git of [makeGit('/'), makeGit(join(project.root, 'data'))]) {
    expect([await perhapsOfTheKit(git), await keepBeginning(git, 'M. Keeper')]).toEqual([null, null]);
  }
});
