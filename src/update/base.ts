import type { Git } from '../git/git';
import { told, wordFrom } from './told';
import { versionAt } from './kitVersions';

/** A commit of the kit of which the author's code is made. */
export interface Base {
  readonly commit: string;
  /** Whether it was found by the version alone, as in a copy without the kit's history. */
  readonly isByVersion: boolean;
}

/** The kit's commit whose files are those of the first commit here, as in a copy by "Use this template". */
const copiedFrom = async (git: Git, kit: string): Promise<string | null> => {
  const [first] = (await told(git, ['log', '--max-parents=0', '--format=%T', 'HEAD'])).split('\n');
  const copied = (await told(git, ['log', '--format=%H %T', kit]))
    .split('\n')
    .find((line) => line.endsWith(` ${first ?? ''}`));
  return copied?.split(' ')[0] ?? null;
};

/**
 * The commit of the kit of which the author's code, of this version, is made; null where it can't be told. What history says
 * does not hold where it speaks of another version: there an update was taken back, or all was made one commit.
 */
export const baseOf = async (
  git: Git,
  version: string,
  versions: ReadonlyMap<string, string>,
  kit: string,
): Promise<Base | null> => {
  const inHistory = (await wordFrom(git, ['merge-base', 'HEAD', kit])) ?? (await copiedFrom(git, kit));
  if (inHistory && (await versionAt(git, inHistory)) === version)
    return { commit: inHistory, isByVersion: false };
  const tagged = versions.get(version);
  if (tagged) return { commit: tagged, isByVersion: inHistory === null };
  return inHistory ? { commit: inHistory, isByVersion: false } : null;
};
