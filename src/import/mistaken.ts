import { join, posix } from 'node:path';
import { checkContent } from '../content/check/checkContent';
import type { Problem } from '../content/read/problem';
import { Refused, refuseProblems } from '../content/read/refused';
import { removeEmpty, type Stage } from './stage';

/** Throws Refused where the content has mistakes before anything is added to it. */
export const refuseMistakes = async (root: string, today: string): Promise<void> => {
  const { problems } = await checkContent(root, today);
  if (problems.length)
    throw new Refused('there are mistakes in the content: npm run check names them, mend these first');
};

/** So often are entries taken out that are wrong without others. */
const mostRounds = 6;

/**
 * Takes those entries out of the copy that have a mistake, until it has none. `filesOf` has the files of each from the root, by
 * its name. Resolves with the mistakes of those that were taken out, by the same names. Throws Refused where what was there
 * before would have a mistake.
 */
export const takeOutMistaken = async (
  stage: Stage,
  filesOf: ReadonlyMap<string, readonly string[]>,
  today: string,
): Promise<Map<string, readonly Problem[]>> => {
  // Of a folder that has a mistake in its name, the folder is named.
  const nameOf = new Map(
    [...filesOf].flatMap(([name, files]) =>
      files.flatMap((file) => [[file, name] as const, [posix.dirname(file), name] as const]),
    ),
  );
  const out = new Map<string, readonly Problem[]>();
  for (let round = 1; ; round += 1) {
    const { problems } = await checkContent(stage.folder, today);
    if (!problems.length) return out;
    const mistaken = new Set(problems.flatMap(({ file }) => nameOf.get(file) ?? []));
    // A mistake elsewhere may come of theirs, and go with them: of a link to a book that can't be read, say.
    if (!mistaken.size || round === mostRounds) refuseProblems(problems);
    for (const name of mistaken) {
      const own = problems.filter(({ file }) => nameOf.get(file) === name);
      out.set(name, own);
      for (const file of filesOf.get(name) ?? []) {
        await stage.restore(file);
        await removeEmpty(join(stage.folder, posix.dirname(file)));
      }
    }
  }
};
