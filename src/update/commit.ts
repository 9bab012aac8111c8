import { whyNotKept } from '../git/failures';
import type { Git } from '../git/git';
import { printedBy, told } from './told';

/** Makes a version of a tree, under the author's name. Resolves with its commit. */
const commitOf = async (
  git: Git,
  tree: string,
  parents: readonly string[],
  message: string,
): Promise<string> => {
  const of = parents.flatMap((parent) => ['-p', parent]);
  const run = await git(['-c', 'user.useConfigOnly=true', 'commit-tree', tree, ...of, '-m', message]);
  return printedBy(run, whyNotKept).toString('utf8').trim();
};

/**
 * Goes on from HEAD, one of the parents, to a version of this tree, with the files on the disk. Throws Refused where git fails;
 * then nothing has changed.
 */
export const goOnTo = async (
  git: Git,
  tree: string,
  parents: readonly string[],
  message: string,
): Promise<void> => {
  const commit = await commitOf(git, tree, parents, message);
  await told(git, ['merge', '--ff-only', '--quiet', '--no-verify-signatures', commit]);
};

/** Adds to the last version what has changed in its files since. */
export const addToLast = async (git: Git): Promise<void> => {
  await told(git, ['add', '--update']);
  const tree = (await told(git, ['write-tree'])).trim();
  const format = '--format=%H%x00%T%x00%P%x00%s';
  const [last = '', ofLast, parents = '', message = ''] = (
    await told(git, ['log', '-1', '--no-show-signature', format, 'HEAD'])
  )
    .trim()
    .split('\0');
  if (tree === ofLast) return;
  const commit = await commitOf(git, tree, parents.split(' '), message);
  await told(git, ['update-ref', '-m', message, 'HEAD', commit, last]);
};
