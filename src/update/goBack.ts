import { Refused } from '../content/read/refused';
import type { Git } from '../git/git';
import { goOnTo } from './commit';
import { mergeTrees, type Side } from './merge';
import { refuseTorn } from './refuseTorn';
import { settle } from './settle';
import { lockFile, settlePackages } from './settlePackages';
import { told } from './told';
import { type Exchanged, ownVersion, updateTo } from './update';

const backFrom = (version: string): string => `Take back version ${version} of the kit`;

const patternOf = (message: (version: string) => string): string =>
  `^${message('([0-9]+[.][0-9]+[.][0-9]+)')}$`;

/** The last update, or the last way back. */
const lastExchange = async (git: Git) => {
  const messages = [updateTo, backFrom].map(patternOf);
  const grep = messages.map((message) => `--grep=${message}`);
  const format = '--format=%H%x00%P%x00%s';
  const options = ['-1', '-E', '--no-show-signature', '--first-parent', format];
  const printed = await told(git, ['log', ...options, ...grep, 'HEAD']);
  const [commit = '', parents = '', subject = ''] = printed.trim().split('\0');
  const [update = '', back = ''] = messages;
  return {
    commit,
    before: parents.split(' ')[0] ?? '',
    version: new RegExp(update).exec(subject)?.[1],
    isTakenBack: new RegExp(back).test(subject),
  };
};

/**
 * Takes back the last update: by a new version, so that nothing is lost of what was kept since, or sent. What the update did
 * to the content goes with it. Throws Refused where there is no update, and where what it changed was changed since, unless
 * `keep` says whose lines stay; then nothing has changed.
 */
export const goBack = async (git: Git, keep: Side | null): Promise<Exchanged> => {
  const { commit, before, version, isTakenBack } = await lastExchange(git);
  if (isTakenBack) throw new Refused('the last update is taken back already');
  if (!version || !before) throw new Refused('there is no update in the history of this project');
  const from = await ownVersion(git);
  const found = await mergeTrees(git, `${commit}^{tree}`, 'HEAD^{tree}', `${before}^{tree}`);
  const merged = await settlePackages(git, found, keep);
  const why = `since the update to version ${version}, you have changed what it has brought`;
  if (!keep) refuseTorn(merged.torn, why, 'npm run update -- --back');
  const tree = keep ? await settle(git, merged, keep) : merged.tree;
  await goOnTo(git, tree, ['HEAD'], backFrom(version));
  return {
    from,
    to: await ownVersion(git),
    isLockTorn: found.torn.some(({ path }) => path === lockFile),
    settled: merged.torn.map(({ path }) => path),
    isByVersion: false,
  };
};
