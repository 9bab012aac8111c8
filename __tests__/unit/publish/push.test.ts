import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pushVersions } from '../../../src/editor/publish/push';
import { book } from '../../support/content';
import { addHook, gitIn, type GitProject, makeGitProject } from '../../support/editor/gitProject';

const kept = 'Your changes are kept as a version on this machine, and not on the web yet: ';

let project: GitProject;
afterEach(() => project.end());

/** A project whose remote lacks a version. */
const withVersion = async (patience?: number): Promise<string> => {
  project = makeGitProject({ 'books/a-book/index.json': { ...book, title: 'One' } }, patience);
  const remote = project.giveRemote();
  await project.keep('One');
  return remote;
};

const subjects = (folder: string, branch = 'main'): string => gitIn(folder, 'log', '--format=%s', branch);

test('versions are sent to where the branch goes, whatever is set of other pushes', async () => {
  const remote = await withVersion();
  project.run('config', 'push.default', 'nothing');
  project.run('branch', '--quiet', '--move', 'mine');
  await pushVersions(project.git);
  expect(subjects(remote)).toBe('One\nThe first version');
  expect(gitIn(remote, 'branch', '--format=%(refname)')).toBe('refs/heads/main');
  expect((await project.list()).versions).toEqual([]);
  await pushVersions(project.git);
});

test('a branch that goes nowhere yet goes to the remote of which git knows', async () => {
  const remote = await withVersion();
  project.run('switch', '--quiet', '--no-track', '--create', 'draft');
  await pushVersions(project.git);
  expect(subjects(remote, 'draft')).toBe('One\nThe first version');
  expect(project.run('rev-parse', '--abbrev-ref', '@{upstream}')).toBe('origin/draft');
});

test('without a remote nothing is sent', async () => {
  project = makeGitProject();
  await expect(pushVersions(project.git)).rejects.toThrow('git knows no place on the web for this project');
});

test('what is new there is not overwritten', async () => {
  const remote = await withVersion();
  const tree = project.run('rev-parse', 'HEAD~1^{tree}');
  const other = project.run('commit-tree', tree, '-p', 'HEAD~1', '-m', 'Theirs');
  project.run('push', '--quiet', 'origin', `${other}:refs/heads/main`);
  for (const force of ['false', 'true']) {
    project.run('config', 'remote.origin.push', force === 'true' ? '+refs/heads/main' : 'refs/heads/main');
    await expect(pushVersions(project.git)).rejects.toThrow(
      `${kept}something is there already that is not here, saved on another machine or on the web. End the editor, fetch it in a terminal by git pull --rebase, start the editor and publish again`,
    );
  }
  expect(subjects(remote)).toBe('Theirs\nThe first version');
  expect((await project.list()).versions).toEqual(['One']);
});

test('what the other side refuses is told in its words', async () => {
  const remote = await withVersion();
  addHook(remote, 'pre-receive', 'echo "Only on Sundays"\nexit 1');
  await expect(pushVersions(project.git)).rejects.toThrow(
    new RegExp(
      `^${kept}it was refused in these words:\\n[^]*remote: Only on Sundays[^]*pre-receive hook declined`,
    ),
  );
  expect(subjects(remote)).toBe('The first version');
});

test('a hook of the project that fails keeps versions here', async () => {
  const remote = await withVersion();
  project.hook('pre-push', 'echo "Not today"\nexit 1');
  await expect(pushVersions(project.git)).rejects.toThrow(/refused in these words:\n[^]*Not today/);
  expect(subjects(remote)).toBe('The first version');
});

test.each([
  [
    'https://nowhere.invalid/x.git',
    'the place where they go can’t be reached: is this machine online? Publish again when it is',
  ],
  [
    'http://127.0.0.1:1/x.git',
    'the place where they go can’t be reached: is this machine online? Publish again when it is',
  ],
  [
    '/nowhere/x.git',
    'there is no project at the address that git knows. In a terminal, git remote -v shows it, and git remote set-url origin and another address sets it right',
  ],
])('with a remote at %s it is said what to do', async (address, words) => {
  await withVersion();
  project.run('remote', 'set-url', 'origin', address);
  await expect(pushVersions(project.git)).rejects.toThrow(kept + words);
});

test.each([
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    'you are not signed in there. In a terminal, git push asks you for what it needs; once it has worked, it works here too',
  ],
  [
    'git@github.com: Permission denied (publickey).',
    'you are not signed in there. In a terminal, git push asks you for what it needs; once it has worked, it works here too',
  ],
  [
    'remote: Permission to a/b.git denied to me.',
    'you may not write there. Is the project yours, or the one that you have copied? In a terminal, git remote set-url origin and the address of yours sets it right',
  ],
  [
    '! [remote rejected] main -> main (shallow update not allowed)',
    'this copy of the project has not its whole history: fetch it in a terminal by git fetch --unshallow, and publish again',
  ],
  [
    'fatal: unable to access https://me:secret@x.example/y',
    'it was refused in these words:\nfatal: unable to access https://x.example/y',
  ],
])('where git says %j it is said what to do', async (said, words) => {
  await withVersion();
  // A helper that says what Git hosts do.
  project.hook('pre-push', `cat <<'end' >&2\n${said}\nend\nexit 1`);
  await expect(pushVersions(project.git)).rejects.toThrow(kept + words);
});

test('another side that never answers is waited for no longer than it may be silent', async () => {
  await withVersion(500);
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.run('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/x.git`);
  await expect(pushVersions(project.git)).rejects.toThrow(
    `${kept}no answer comes from there. Publish again later`,
  );
  server.close();
});

test('what is asked of a terminal is not waited for', async () => {
  await withVersion(20_000);
  project.run('config', 'core.sshCommand', join(project.root, 'ssh'));
  project.write(
    'ssh',
    '#!/bin/sh\nread answer < /dev/tty || echo "Permission denied (publickey)." >&2\nexit 255\n',
  );
  project.run('remote', 'set-url', 'origin', 'git@git.example:x.git');
  const started = Date.now();
  project.run('config', 'core.sshCommand', `sh ${join(project.root, 'ssh')}`);
  await expect(pushVersions(project.git)).rejects.toThrow(`${kept}you are not signed in there.`);
  expect(Date.now() - started).toBeLessThan(15_000);
});
