import { pushVersions } from '../../../src/editor/publish/push';
import { gitIn, makeUnsent, subjects } from '../../support/editor/gitProject';

const kept = 'Your changes are kept as a version on this machine, and not on the web yet: ';

let project: Awaited<ReturnType<typeof makeUnsent>>;
afterEach(() => project.end());

test('versions are sent to where the branch goes, whatever is set of other pushes', async () => {
  project = await makeUnsent();
  project.run('config', 'push.default', 'nothing');
  project.run('branch', '--quiet', '--move', 'mine');
  await pushVersions(project.git);
  expect(subjects(project.remote)).toBe('One\nThe first version');
  expect(gitIn(project.remote, 'branch', '--format=%(refname)')).toBe('refs/heads/main');
  expect((await project.list()).versions).toEqual([]);
  await pushVersions(project.git);
});

test('a branch that goes nowhere yet goes to the remote of which git knows', async () => {
  project = await makeUnsent();
  project.run('switch', '--quiet', '--no-track', '--create', 'draft');
  await pushVersions(project.git);
  expect(subjects(project.remote, 'draft')).toBe('One\nThe first version');
  expect(project.run('rev-parse', '--abbrev-ref', '@{upstream}')).toBe('origin/draft');
});

test('without a remote nothing is sent', async () => {
  project = await makeUnsent();
  project.run('remote', 'remove', 'origin');
  await expect(pushVersions(project.git)).rejects.toThrow('git knows no place on the web for this project');
});

test('what is new there is not overwritten', async () => {
  project = await makeUnsent();
  const tree = project.run('rev-parse', 'HEAD~1^{tree}');
  const other = project.run('commit-tree', tree, '-p', 'HEAD~1', '-m', 'Theirs');
  project.run('push', '--quiet', 'origin', `${other}:refs/heads/main`);
  // By the second one a git push alone would overwrite it.
  for (const pushed of ['refs/heads/main', '+refs/heads/main']) {
    project.run('config', 'remote.origin.push', pushed);
    await expect(pushVersions(project.git)).rejects.toThrow(
      `${kept}something is there already that is not here, saved on another machine or on the web. Fetch it and publish again: “Fetch what others published” does it, or git pull --rebase in a terminal while the editor has ended`,
    );
  }
  expect(subjects(project.remote)).toBe('Theirs\nThe first version');
  expect((await project.list()).versions).toEqual(['One']);
});
