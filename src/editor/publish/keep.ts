import { Refused } from '../../content/read/refused';
import { checkContent } from '../../content/check/checkContent';
import type { Problem } from '../../content/read/problem';
import { readName } from './changes';
import type { Git } from '../../git/git';
import { readChanges } from './orders';
import { keepFiles } from '../../git/keepFiles';
import { refuseFailedKeep } from './refuseFailed';
import { withPart } from './partly';
import { asShown, readyRepository, savedMeanwhile, type Shown } from './unpublished';

/** A problem as an author reads it: with the name of the entry in the place of a path. */
const problemWords = async (root: string, { file, field, message }: Problem): Promise<string> => {
  const { kind, title } = await readName(root, file);
  return `${[`the ${kind}${title && ` “${title}”`}`, field].filter(Boolean).join(', ')}: ${message}`;
};

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
  const kept = asShown(changes, shown).flatMap(({ files }) => files);
  const left = asShown(changes, shownToo).flatMap(({ files }) => files);
  if (shown.length + shownToo.length < changes.length) throw new Refused(savedMeanwhile);
  if (left.length) await withPart(root, git, left, (part) => refuseBroken(part, today, true));
  else await refuseBroken(root, today, false);
  refuseFailedKeep(await keepFiles(git, kept, message));
};
