import { Refused } from '../../content/read/refused';
import { checkContent } from '../../content/check/checkContent';
import { formatProblem } from '../../content/read/problem';
import { readChanges } from './changes';
import type { Git } from '../../git/git';
import { keepFiles } from '../../git/keepFiles';
import { refuseFailedKeep } from './refuseFailed';
import { asShown, readyRepository, savedMeanwhile, type Shown } from './unpublished';

/** Throws Refused where a build would not begin. */
const refuseBroken = async (root: string, today: string): Promise<void> => {
  const [first, ...others] = (await checkContent(root, today)).problems;
  if (!first) return;
  const more = others.length ? `, and ${others.length} more: npm run check names all` : '';
  throw new Refused(`Nothing is published, since no site can be built of it: ${formatProblem(first)}${more}`);
};

/**
 * Keeps all changes of the content as a version, whose message is `message`. They must be as the author was shown them.
 * What git was told of other files stays as it is. Throws Refused where no version is made; nothing has changed then.
 */
export const keepChanges = async (
  root: string,
  git: Git,
  { message, changes: shown }: { readonly message: string; readonly changes: readonly Shown[] },
  today: string,
): Promise<void> => {
  const repository = await readyRepository(git);
  const changes = await readChanges(root, git, repository.files);
  // Only all of them together are sure to make a site.
  if (asShown(changes, shown).length < changes.length) throw new Refused(savedMeanwhile);
  await refuseBroken(root, today);
  const files = changes.flatMap((change) => change.files);
  refuseFailedKeep(await keepFiles(git, files, message));
};
