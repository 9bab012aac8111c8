import { Refused } from '../../content/read/refused';
import type { Git } from '../../git/git';
import { refuseFailedPush } from './refuseFailed';
import { readyRepository } from './unpublished';

/** Sends the versions of the branch to where it goes on the web, and never over what is there. Throws Refused. */
export const pushVersions = async (git: Git): Promise<void> => {
  const { branch, target } = await readyRepository(git);
  if (!target || branch === null) throw new Refused('git knows no place on the web for this project');
  const { remote, ref, isFollowed } = target;
  refuseFailedPush(
    await git([
      ...['push', '--progress', ...(isFollowed ? [] : ['--set-upstream'])],
      ...['--', remote, `refs/heads/${branch}:${ref}`],
    ]),
  );
};
