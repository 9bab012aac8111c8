import { Refused } from '../content/read/refused';
import type { Git } from '../git/git';
import { compareVersions } from '../lib/version';
import { baseOf } from './base';
import { goOnTo } from './commit';
import { versionAt, versionsIn } from './kitVersions';
import { mergeTrees, type Side } from './merge';
import { refuseTorn } from './refuseTorn';
import { settle } from './settle';
import { lockFile, settlePackages } from './settlePackages';
import { codeOf, codeWithOwn } from './trees';

/** An exchange of the code that is done. */
export interface Exchanged {
  readonly from: string;
  readonly to: string;
  /** Whether the lock file must be made whole, since both had changed it. */
  readonly isLockTorn: boolean;
  /** The files in which both had changed the same, and one side was taken. */
  readonly settled: readonly string[];
  /** Whether the author's changes were told by the version alone. */
  readonly isByVersion: boolean;
}

/** What a version is called that is an update. */
export const updateTo = (version: string): string => `Update to version ${version} of the kit`;

const noVersion = `package.json does not say which version of the kit this is. Give it the line that it had when you began, like
    "version": "0.1.0",`;

/** The version of the kit of which this project is. Throws Refused where nothing says it. */
export const ownVersion = async (git: Git): Promise<string> => {
  const version = await versionAt(git, 'HEAD');
  if (version === null) throw new Refused(noVersion);
  return version;
};

/**
 * Merges the code of the kit's newest version of those that were fetched. What is the author's (trees.ts) is not in what is
 * merged, so nothing can become of it. Resolves with null where there is no newer version. Throws Refused where code was
 * changed in the same place here and there, unless `keep` says whose lines stay; then nothing has changed.
 */
export const updateCode = async (git: Git, keep: Side | null): Promise<Exchanged | null> => {
  const from = await ownVersion(git);
  const versions = await versionsIn(git);
  const to = [...versions.keys()].sort(compareVersions).at(-1);
  const kit = to && versions.get(to);
  if (!to || !kit || compareVersions(to, from) <= 0) return null;
  if ((await versionAt(git, kit)) !== to)
    throw new Refused(
      `what the kit calls version ${to} says another number of itself: tell those who make the kit`,
    );
  const base = await baseOf(git, from, versions, kit);
  if (!base)
    throw new Refused(
      `the kit does not know its version ${from}, of which package.json says that this is one: write there the version that you have copied`,
    );
  const [ofBase, ofMine, ofKit] = [
    await codeOf(git, base.commit),
    await codeOf(git, 'HEAD'),
    await codeOf(git, kit),
  ];
  const found = await mergeTrees(git, ofBase, ofMine, ofKit);
  const merged = await settlePackages(git, found, keep);
  if (!keep) refuseTorn(merged.torn, `version ${to} of the kit has changed what you have changed too`);
  const code = keep ? await settle(git, merged, keep) : merged.tree;
  await goOnTo(git, await codeWithOwn(git, code, 'HEAD'), ['HEAD', kit], updateTo(to));
  return {
    from,
    to,
    isLockTorn: found.torn.some(({ path }) => path === lockFile),
    settled: merged.torn.map(({ path }) => path),
    isByVersion: base.isByVersion,
  };
};
