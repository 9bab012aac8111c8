import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeGit } from '../../../src/git/git';
import { keepChanges } from '../../../src/editor/publish/keep';
import { readUnpublished, type Unpublished } from '../../../src/editor/publish/unpublished';
import { book, type Changes, makeContent, removeContent, today } from '../content';

// Nothing of the machine's own settings.
process.env['GIT_CONFIG_GLOBAL'] = '/dev/null';
process.env['GIT_CONFIG_NOSYSTEM'] = '1';

/** What git prints in a folder. */
export const gitIn = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

/** The messages of the versions of a branch, newest first, a line each. */
export const subjects = (folder: string, branch = 'main'): string =>
  gitIn(folder, 'log', '--format=%s', branch);

/** Makes a repository of a folder and keeps all that lies in it. */
export const keepAll = (root: string): void => {
  gitIn(root, 'init', '--quiet', '--initial-branch=main', '--template=');
  // As git config would: a run of git costs more than all else here.
  appendFileSync(join(root, '.git/config'), '[user]\n\tname = An author\n\temail = me@example.com\n');
  writeFileSync(join(root, '.gitignore'), '/data/.writing/\n/before-*/\n/src\n/node_modules\n');
  gitIn(root, 'add', '--all');
  gitIn(root, 'commit', '--quiet', '--message=The first version');
};

/** Makes a place on the web for a project, and sends it there. Returns the folder. */
export const giveRemote = (root: string): string => {
  const remote = mkdtempSync(join(tmpdir(), 'last-writes-remote-'));
  gitIn(remote, 'init', '--quiet', '--bare', '--initial-branch=main', '--template=');
  gitIn(root, 'remote', 'add', 'origin', remote);
  gitIn(root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  return remote;
};

/** Has git call a script, given in the language of the shell, for the repository in a folder. */
export const addHook = (folder: string, name: string, script: string): void => {
  mkdirSync(join(folder, 'hooks'), { recursive: true });
  writeFileSync(join(folder, 'hooks', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'hooks', name), 0o755);
};

/** A small site that git looks after, with these changes since the last version. */
export const makeGitProject = (changes: Changes = {}, patience?: number) => {
  const root = makeContent({});
  keepAll(root);
  const folders = [root];
  const git = makeGit(root, patience);
  const write = (path: string, content: string | Buffer | object): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(join(root, path), isRaw ? content : `${JSON.stringify(content, null, 2)}\n`);
  };
  const remove = (path: string): void => rmSync(join(root, path), { recursive: true });
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) remove(`data/${path}`);
    else write(`data/${path}`, content);
  }
  const list = async (): Promise<Unpublished> => {
    const found = await readUnpublished(root, git);
    if (!found) throw new Error('git does not look after it');
    return found;
  };
  return {
    root,
    git,
    write,
    remove,
    list,
    /** Keeps all that is listed, as the panel does. */
    keep: async (message = 'A version') =>
      keepChanges(root, git, { message, changes: (await list()).changes }, today),
    run: (...args: string[]) => gitIn(root, ...args),
    /** The text of a file; null where there is none. */
    text: (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
    giveRemote: (): string => {
      const remote = giveRemote(root);
      folders.push(remote);
      return remote;
    },
    hook: (name: string, script: string) => addHook(join(root, '.git'), name, script),
    end: () => folders.forEach(removeContent),
  };
};

export type GitProject = ReturnType<typeof makeGitProject>;

/** A project that has kept a version which its remote lacks. */
export const makeUnsent = async (patience?: number) => {
  const project = makeGitProject({ 'books/a-book/index.json': { ...book, title: 'One' } }, patience);
  const remote = project.giveRemote();
  await project.keep('One');
  return { ...project, remote };
};
