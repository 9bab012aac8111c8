import { formatProblem, type Problem } from './problem';

/** One reason of a refusal; `field` is the one of the form that it is about, with dots for fields within fields. */
export interface Reason {
  readonly field?: string | undefined;
  readonly message: string;
}

/** What the author reads where something is not done. Nothing has changed then. */
export class Refused extends Error {
  // Decap puts the name before the words.
  override name = '';
  readonly reasons: readonly Reason[];

  constructor(...reasons: readonly (Reason | string)[]) {
    const all = reasons.map((reason) => (typeof reason === 'string' ? { message: reason } : reason));
    super(all.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; '));
    this.reasons = all;
  }
}

/** Throws Refused with all problems, where there are any; those of `file`, which is saved, by their fields. */
export const refuseProblems = (problems: readonly Problem[], file?: string): void => {
  if (problems.length === 0) return;
  const reasons = problems.map((problem) => {
    const { field, message } = problem;
    return problem.file === file ? { field, message } : { message: formatProblem(problem) };
  });
  throw new Refused(...reasons);
};
