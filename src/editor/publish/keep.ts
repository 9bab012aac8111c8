import { Refused } from '../../content/read/refused';
import { checkContent } from '../../content/check/checkContent';
import type { Problem } from '../../content/read/problem';
import { listed } from '../../lib/text';
import type { Git } from '../../git/git';
import type { FileChange } from '../../git/status';
import { type Change, readName } from './changes';
import { neededFor } from './needed';
import { readChanges } from './orders';
import { keepFiles } from '../../git/keepFiles';
import { refuseFailedKeep } from './refuseFailed';
import { withPart } from './partly';
import { asShown, readyRepository, savedMeanwhile, type Shown } from './unpublished';

const called = ({ kind, title }: Pick<Change, 'kind' | 'title'>): string =>
  `the ${kind}${title && ` “${title}”`}`;

/** A problem as an author reads it: with the name of the entry in the place of a path. */
const problemWords = async (root: string, { file, field, message }: Problem): Promise<string> =>
  `${[called(await readName(root, file)), field].filter(Boolean).join(', ')}: ${message}`;

/** Throws Refused where a build would not begin of the content below `root`. */
const refuseBroken = async (root: string, today: string, isPart: boolean): Promise<void> => {
  const [first, ...others] = (await checkContent(root, today)).problems;
  if (!first) return;
  const more = others.length ? `, and ${others.length} more` : '';
  const why = isPart ? 'of these changes without the others' : 'of it';
  throw new Refused(
    `Nothing is published, since no site can be built ${why}: ${await problemWords(root, first)}${more}`,
  );
};

/** Throws Refused where changes need others that are left. */
const refuseWithout = async (
  root: string,
  kept: readonly Change[],
  left: readonly Change[],
): Promise<void> => {
  const needed = await neededFor(root, kept, left);
  if (needed.length)
    throw new Refused(
      `Nothing is published, since what is to be names what is not: tick ${listed(needed.map(called), 'and')} too`,
    );
};

const filesOf = (changes: readonly Change[]): FileChange[] => changes.flatMap(({ files }) => files);

/** What is to be kept, and what is not, as the author was shown it. */
interface Choice {
  readonly message: string;
  readonly changes: readonly Shown[];
  readonly left?: readonly Shown[] | undefined;
}

/**
 * Keeps changes of the content as a version, whose message is `message`: all of them but those that are `left`, without which a
 * site can be built of it. What git was told of other files stays as it is. Throws Refused where no version is made; nothing has
 * changed then.
 */
export const keepChanges = async (
  root: string,
  git: Git,
  { message, changes: shown, left: shownToo = [] }: Choice,
  today: string,
): Promise<void> => {
  const repository = await readyRepository(git);
  const changes = await readChanges(root, git, repository.files);
  const kept = asShown(changes, shown);
  const left = asShown(changes, shownToo);
  if (shown.length + shownToo.length < changes.length) throw new Refused(savedMeanwhile);
  if (left.length) {
    await refuseWithout(root, kept, left);
    await withPart(root, git, filesOf(left), (part) => refuseBroken(part, today, true));
  } else await refuseBroken(root, today, false);
  refuseFailedKeep(await keepFiles(git, filesOf(kept), message));
};
