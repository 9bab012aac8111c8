import { isDeepStrictEqual } from 'node:util';
import type { Git } from '../git/git';
import { addToLast } from './commit';
import { lockFile } from './settlePackages';
import type { Exchanged } from './update';

/** Runs npm with these arguments, for the author to see. Resolves with whether it has ended well. */
export type Npm = (args: readonly string[]) => Promise<boolean>;

/** The packages in the lock file of a version; of one that is none, its text. */
const packagesIn = async (git: Git, commit: string): Promise<unknown> => {
  const text = (await git(['cat-file', 'blob', `${commit}:${lockFile}`])).out.toString('utf8');
  try {
    // Without the project itself, whose version is another in each.
    const { packages } = JSON.parse(text) as { readonly packages?: Readonly<Record<string, unknown>> };
    return { ...packages, '': null };
  } catch {
    return text;
  }
};

const hasOtherPackages = async (git: Git, before: string): Promise<boolean> =>
  !isDeepStrictEqual(await packagesIn(git, before), await packagesIn(git, 'HEAD'));

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
