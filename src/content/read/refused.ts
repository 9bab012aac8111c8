import { formatProblem, type Problem } from './problem';

/**
 * One reason of a refusal; `field` is the one of the form that it is about, with dots for fields within fields, `file` that of
 * the entry where several are saved at once.
 */
export interface Reason {
  readonly file?: string | undefined;
  readonly field?: string | undefined;
  readonly message: string;
}

/** What the author reads where something is not done. Nothing has changed then. */
export class Refused extends Error {
  // As text it is its words alone.
  override name = '';
  readonly reasons: readonly Reason[];

  constructor(...reasons: readonly (Reason | string)[]) {
    const all = reasons.map((reason) => (typeof reason === 'string' ? { message: reason } : reason));
    super(
      all.map(({ file, field, message }) => [file, field, message].filter(Boolean).join(': ')).join('; '),
    );
    this.reasons = all;
  }
}

/** Problems as reasons; those of `saved`, which are saved, by their fields, and by their files where they are several. */
export const reasonsOf = (problems: readonly Problem[], ...saved: readonly string[]): Reason[] =>
  problems.map((problem) => {
    const { file, field, message } = problem;
    if (!saved.includes(file)) return { message: formatProblem(problem) };
    return saved.length > 1 ? { file, field, message } : { field, message };
  });

/** Throws Refused with all problems, where there are any; those of `saved`, which are saved, by their fields. */
export const refuseProblems = (problems: readonly Problem[], ...saved: readonly string[]): void => {
  if (problems.length === 0) return;
  const reasons = reasonsOf(problems, ...saved);
  throw new Refused(...reasons);
};
