import { Refused } from '../content/read/refused';
import { whyNotDone } from '../git/failures';
import type { Git, GitRun } from '../git/git';

/** What a run of git has printed. Throws Refused with its reason where it has failed, as `why` puts it. */
export const printedBy = (run: GitRun, why = whyNotDone): Buffer => {
  const reason = why(run);
  if (reason !== null) throw new Refused(reason);
  return run.out;
};

/** What git prints, as text. Throws Refused where it fails. */
export const told = async (git: Git, args: readonly string[], input?: string): Promise<string> =>
  printedBy(await git(args, input)).toString('utf8');

/** The one word that git prints; null where it fails. */
export const wordFrom = async (git: Git, args: readonly string[]): Promise<string | null> => {
  const { code, out } = await git(args);
  return (code === 0 && out.toString('utf8').trim()) || null;
};
