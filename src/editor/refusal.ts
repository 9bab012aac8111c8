import { formatProblem, type Problem } from '../content/read/problem';

/** What the author reads where the editor may not save. Nothing has changed then. */
export class RefusedSave extends Error {}

/** An entry that is no longer as it was when the author opened it. */
export class StaleSave extends RefusedSave {
  constructor(
    /** What the file says now; null where it is gone. */
    readonly raw: string | null,
    /** The state that a save must name to write over it. */
    readonly version: string | null,
  ) {
    super(
      raw === null
        ? 'this entry was deleted elsewhere since you opened it'
        : 'this entry was changed elsewhere since you opened it',
    );
  }
}

/** Throws RefusedSave with all that is wrong in one sentence, where anything is. `file` is the one that is saved. */
export const refuseSave = (problems: readonly Problem[], file: string): void => {
  if (problems.length === 0) return;
  const sentences = problems.map((problem) => {
    const { field, message } = problem;
    if (problem.file !== file) return formatProblem(problem);
    return field ? `${field}: ${message}` : message;
  });
  throw new RefusedSave(sentences.join('; '));
};
