import type { Git } from '../git/git';
import { addToLast } from './commit';
import { lockFile, packageFile } from './settlePackages';
import type { Exchanged } from './update';

/** Runs npm with these arguments, for the author to see. Resolves with whether it has ended well. */
export type Npm = (args: readonly string[]) => Promise<boolean>;

const hasOtherPackages = async (git: Git, before: string): Promise<boolean> =>
  (await git(['diff', '--quiet', before, 'HEAD', '--', lockFile, packageFile])).code !== 0;

/** What was asked of npm in vain, as it is written in a terminal; null where all went well. */
const firstToFail = async (npm: Npm, commands: readonly (readonly string[])[]): Promise<string | null> => {
  for (const command of commands) if (!(await npm(command))) return `npm ${command.join(' ')}`;
  return null;
};

/**
 * After the code was exchanged, by the new one: installs its packages where they are others, brings the content up to its
 * schema, unless the way leads back, and looks through it. What this changes is added to the version that was made. Resolves
 * with the command that has failed; null where none has.
 */
export const finish = async (
  git: Git,
  npm: Npm,
  before: string,
  { from, isLockTorn }: Exchanged,
  isBack: boolean,
): Promise<string | null> => {
  const install = [isLockTorn ? 'install' : 'ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const failed = await firstToFail(npm, [
    ...(isLockTorn || (await hasOtherPackages(git, before)) ? [install] : []),
    ...(isBack ? [] : [['run', '--silent', 'migrate', '--', '--from', from]]),
  ]);
  await addToLast(git);
  return failed ?? (await firstToFail(npm, [['run', '--silent', 'check']]));
};
