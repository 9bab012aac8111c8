import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from './git';
import { readStatus, type Status, statusArguments } from './status';

/** What the remote is called from which updates of the kit come: no place for an author's versions. */
export const kitRemote = 'kit';

/** Where the versions of a branch go. */
export interface Target {
  readonly remote: string;
  /** The branch there, as refs/heads/main. */
  readonly ref: string;
  /** Whether the branch follows it already. */
  readonly isFollowed: boolean;
}

/** A project as git knows it. */
export interface Repository extends Status {
  /** Why no version can be made now, in words for the author; null where one can. */
  readonly obstacle: string | null;
  /** Null where git knows no place on the web. */
  readonly target: Target | null;
}

/** What git has printed, line by line. */
export const linesOf = (out: Buffer): string[] => out.toString('utf8').split('\n').filter(Boolean);

/** The names of the places of which git knows. */
export const remotesOf = async (git: Git): Promise<readonly string[]> => linesOf((await git(['remote'])).out);

/** What lies in git's folder while it waits for somebody to go on with it. */
const underWay: readonly (readonly [file: string, what: string])[] = [
  ['MERGE_HEAD', 'a merge'],
  ['rebase-merge', 'a rebase'],
  ['rebase-apply', 'a rebase'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
];

const whatIsUnderWay = async (folder: string, { isTorn }: Status): Promise<string | null> => {
  for (const [file, what] of underWay) {
    const isThere = await access(join(folder, file)).then(
      () => true,
      () => false,
    );
    if (isThere) return what;
  }
  return isTorn ? 'a merge' : null;
};

const obstacleIn = async (folder: string, status: Status): Promise<string | null> => {
  const what = await whatIsUnderWay(folder, status);
  if (what) return `git is in the middle of ${what}: in a terminal, git status says how to end it`;
  return status.branch === null
    ? 'git is on no branch, where a version would soon be lost: in a terminal, git switch main leads back, or another name that git branch lists'
    : null;
};

const targetOf = async (git: Git, branch: string | null): Promise<Target | null> => {
  if (branch === null) return null;
  const format = '--format=%(refname)%00%(upstream:remotename)%00%(upstream:remoteref)';
  const found = linesOf((await git(['for-each-ref', format, `refs/heads/${branch}`])).out)
    .map((line) => line.split('\0'))
    .find(([name]) => name === `refs/heads/${branch}`);
  const [, remote, ref] = found ?? [];
  // A dot is this very project.
  if (remote && ref && !['.', kitRemote].includes(remote)) return { remote, ref, isFollowed: true };
  const remotes = (await remotesOf(git)).filter((name) => name !== kitRemote);
  const only = remotes.length === 1 ? remotes[0] : remotes.find((name) => name === 'origin');
  return only ? { remote: only, ref: `refs/heads/${branch}`, isFollowed: false } : null;
};

/** What git knows of a project; null where there is no git, or the project is none of its own. */
export const readRepository = async (git: Git): Promise<Repository | null> => {
  const found = await git(['rev-parse', '--show-prefix', '--absolute-git-dir']).catch(() => null);
  if (found?.code !== 0) return null;
  const [prefix, folder = ''] = found.out.toString('utf8').split('\n');
  // The project lies in somebody else's repository, as that of a whole home folder.
  if (prefix) return null;
  const { code, out } = await git(statusArguments);
  if (code !== 0) return null;
  const status = readStatus(out.toString('utf8'));
  return {
    ...status,
    obstacle: await obstacleIn(folder, status),
    target: await targetOf(git, status.branch),
  };
};

/** An address of git's as one says it: without the protocol, a name and a password. */
export const placeOf = (address: string): string =>
  address
    .trim()
    .replace(/^[\w+]+:\/\//, '')
    .replace(/^[^/@]+@/, '')
    .replace(/^([\w.-]{2,}):(?!\d+\/)/, '$1/')
    .replace(/(\.git)?\/*$/, '');

/** Where versions go that are sent to a remote. */
export const placeAt = async (git: Git, remote: string): Promise<string> =>
  placeOf((await git(['remote', 'get-url', '--push', '--', remote])).out.toString('utf8'));
