import { Refused } from '../../content/read/refused';
import type { Git, GitRun } from '../../git/git';
import { refuseFailedFetch, refuseFailedMerge } from './refuseFailed';
import { readyRepository } from './unpublished';

const wordIn = ({ out }: GitRun): string => out.toString('utf8').trim();

/** A version of what both have, with theirs in the place of what was not changed here. Throws Refused where both changed the same. */
const mergedWith = async (git: Git, theirs: string): Promise<string> => {
  const merge = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages'];
  const tried = await git([...merge, 'HEAD', theirs]);
  const [tree = '', ...torn] = tried.out.toString('utf8').split('\0').filter(Boolean);
  if (tried.code === 1)
    throw new Refused(
      `Nothing was fetched: ${torn.join(', ')} was changed there and here. In a terminal, git pull --no-rebase leads through it`,
    );
  refuseFailedMerge(tried);
  const made = await git([
    ...['-c', 'user.useConfigOnly=true', 'commit-tree', tree, '-p', 'HEAD', '-p', theirs],
    ...['-m', 'Take in what was published elsewhere'],
  ]);
  refuseFailedMerge(made);
  return wordIn(made);
};

/**
 * Fetches what was published elsewhere, and takes it into the content here: what is saved and not published stays. Resolves with
 * how many versions came. Throws Refused where nothing has changed.
 */
export const fetchVersions = async (git: Git): Promise<{ readonly versions: number }> => {
  const { target } = await readyRepository(git);
  if (!target) throw new Refused('git knows no place on the web for this project');
  refuseFailedFetch(await git(['fetch', '--quiet', '--no-tags', '--', target.remote, target.ref]));
  const theirs = wordIn(await git(['rev-parse', 'FETCH_HEAD']));
  const versions = Number(wordIn(await git(['rev-list', '--count', `HEAD..${theirs}`])));
  if (!versions) return { versions };
  const isAhead = (await git(['merge-base', '--is-ancestor', 'HEAD', theirs])).code !== 0;
  const commit = isAhead ? await mergedWith(git, theirs) : theirs;
  const taken = await git(['merge', '--ff-only', '--quiet', '--no-verify-signatures', commit]);
  if (/would be overwritten/.test(taken.said))
    throw new Refused(
      'Nothing was fetched: it would change what you have saved here and not published. Publish yours first, or undo it',
    );
  refuseFailedMerge(taken);
  return { versions };
};
