import { formatProblem, type Problem } from '../content/read/problem';

/** One reason of a refusal; `field` is the one of the form that it is about, with dots for fields within fields. */
export interface Reason {
  readonly field?: string | undefined;
  readonly message: string;
}

const sentence = ({ field, message }: Reason): string => (field ? `${field}: ${message}` : message);

/** What the author reads where the editor may not save. Nothing has changed then. */
export class RefusedSave extends Error {
  readonly reasons: readonly Reason[];

  constructor(...reasons: readonly (Reason | string)[]) {
    const all = reasons.map((reason) => (typeof reason === 'string' ? { message: reason } : reason));
    super(all.map(sentence).join('; '));
    this.reasons = all;
  }
}

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

/** Throws RefusedSave with all that is wrong, where anything is. `file` is the one that is saved. */
export const refuseSave = (problems: readonly Problem[], file: string): void => {
  if (problems.length === 0) return;
  const reasons = problems.map((problem) => {
    const { field, message } = problem;
    return problem.file === file ? { field, message } : { message: formatProblem(problem) };
  });
  throw new RefusedSave(...reasons);
};
