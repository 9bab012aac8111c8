import { countOf } from '../lib/text';
import { contentFolder } from '../content/model/collections';
import { sampleFolder } from '../content/write/begin';
import { whyNotDone, whyNotKept } from '../git/failures';
import type { Git } from '../git/git';
import { keepFiles } from '../git/keepFiles';
import { kitRemote, linesOf, placeAt, readRepository, remotesOf } from '../git/repository';
import { type Ask, askYesOrNo } from './terminal';

const cloned = 'origin';

/** The author's name as git knows it; empty where it knows none, or what looks like the name of an account. */
export const nameInGit = async (git: Git): Promise<string> => {
  const run = await git(['config', 'user.name']).catch(() => null);
  const name = run?.out.toString('utf8').trim() ?? '';
  // Two words, or one in a script that writes no space between names.
  return /^[\p{L}\p{M}’'. -]+$/u.test(name) && /[ \p{Lo}]/u.test(name) ? name : '';
};

/** Whether anything was ever sent to a remote from here. */
const wasSentTo = async (git: Git, branches: readonly string[]): Promise<boolean> => {
  const { out } = await git(['log', '--walk-reflogs', '--format=%gs', ...branches, '--']);
  return linesOf(out).includes('update by push');
};

/**
 * Where the project was fetched from, in words, where that may be the kit's own project: nothing was sent there, and it
 * is not yet known as the kit's. Else null.
 */
export const perhapsOfTheKit = async (git: Git): Promise<string | null> => {
  if (!(await readRepository(git))) return null;
  const remotes = await remotesOf(git);
  if (!remotes.includes(cloned) || remotes.includes(kitRemote)) return null;
  const fetched = ['for-each-ref', '--format=%(refname)', `refs/remotes/${cloned}/`];
  const branches = linesOf((await git(fetched)).out);
  return branches.length && !(await wasSentTo(git, branches)) ? placeAt(git, cloned) : null;
};

/** Asks whether a place is the author's own project, as after "Use this template". */
export const askWhose = (ask: Ask, place: string): Promise<boolean> =>
  askYesOrNo(ask, `This was copied from ${place}. Is that a project of your own, to which you publish?`);

/** Calls the place the kit's, so that nothing of the author's is sent there. Resolves with what the author should know. */
export const putKitAside = async (git: Git, place: string): Promise<string> => {
  const { branch } = (await readRepository(git)) ?? {};
  const reason = whyNotDone(await git(['remote', 'rename', cloned, kitRemote]));
  if (reason !== null) return `git still sends what you publish to ${place}: ${reason}`;
  // Else a push by hand went there.
  if (branch) await git(['branch', '--unset-upstream', branch]);
  return `Git knows ${place} as "${kitRemote}" now: updates of the kit come from there, and nothing is sent there.
Where your site is to go says "Publish" in docs/make-it-yours.md.`;
};

const own = [`${contentFolder}/`, `${sampleFolder}/`];

const left = (count: number): string =>
  count
    ? `\nIt leaves out what else you have changed, ${countOf(count, 'file')}: git status says which.`
    : '';

/**
 * Keeps what was begun as a version of its own, so that the sample is no longer what the author's changes are measured
 * by. Resolves with what the author should know; null where git does not look after the project.
 */
export const keepBeginning = async (git: Git, author: string): Promise<string | null> => {
  const repository = await readRepository(git);
  if (!repository) return null;
  const message = `Begin the site of ${author}`;
  const files = repository.files.filter(({ path }) => own.some((folder) => path.startsWith(folder)));
  if (!files.length) return null;
  const reason = repository.obstacle ?? whyNotKept(await keepFiles(git, files, message));
  return reason === null
    ? `Kept in git as "${message}".${left(repository.files.length - files.length)}`
    : `Not kept in git yet: ${reason}.\nThen keep it by: git add -A && git commit -m "Begin"`;
};
