import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pushVersions } from '../../../src/editor/publish/push';
import { addHook, makeUnsent, subjects } from '../../support/editor/gitProject';

const kept = 'Your changes are kept as a version on this machine, and not on the web yet: ';

let project: Awaited<ReturnType<typeof makeUnsent>>;
afterEach(() => project.end());

test('what the other side refuses is told in its words', async () => {
  project = await makeUnsent();
  addHook(project.remote, 'pre-receive', 'echo "Only on Sundays"\nexit 1');
  await expect(pushVersions(project.git)).rejects.toThrow(
    new RegExp(
      `^${kept}it was refused in these words:\\n[^]*remote: Only on Sundays[^]*pre-receive hook declined`,
    ),
  );
  expect(subjects(project.remote)).toBe('The first version');
});

test('a hook of the project that fails keeps versions here', async () => {
  project = await makeUnsent();
  project.hook('pre-push', 'echo "Not today"\nexit 1');
  await expect(pushVersions(project.git)).rejects.toThrow(/refused in these words:\n[^]*Not today/);
  expect(subjects(project.remote)).toBe('The first version');
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
  project = await makeUnsent();
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
  project = await makeUnsent();
  // A helper that says what Git hosts do.
  project.hook('pre-push', `cat <<'end' >&2\n${said}\nend\nexit 1`);
  await expect(pushVersions(project.git)).rejects.toThrow(kept + words);
});

test('another side that never answers is waited for no longer than it may be silent', async () => {
  project = await makeUnsent(500);
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.run('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/x.git`);
  await expect(pushVersions(project.git)).rejects.toThrow(
    `${kept}no answer comes from there. Publish again later`,
  );
  server.close();
});

/** The session of a process, to which its terminal belongs. */
const session = 'ps -o sid= -p $$';

test('git has no terminal in which something could ask', async () => {
  project = await makeUnsent();
  project.write('ssh', `${session} > session\necho "Permission denied (publickey)." >&2\nexit 255\n`);
  project.run('config', 'core.sshCommand', `sh ${join(project.root, 'ssh')}`);
  project.run('remote', 'set-url', 'origin', 'git@git.example:x.git');
  await expect(pushVersions(project.git)).rejects.toThrow(`${kept}you are not signed in there.`);
  const own = execFileSync('sh', ['-c', session], { encoding: 'utf8' });
  expect(Number(project.text('session'))).toBeGreaterThan(0);
  expect(project.text('session')).not.toBe(own);
});
