/** A mistake in `data/`: where it stands, and what to write instead. */
export interface Problem {
  /** The path from the project's root, with slashes. */
  readonly file: string;
  /** Counted from 1; absent where the whole file is meant. */
  readonly line?: number;
  /** The field's name, with dots for fields within fields. */
  readonly field?: string;
  readonly message: string;
}

/** A problem as a line of text: `data/books/x/index.json:4 link: must start with https://, got "ftp:…"`. */
export const formatProblem = ({ file, line, field, message }: Problem): string =>
  `${file}${line ? `:${line}` : ''}${field ? ` ${field}` : ''}: ${message}`;

/** Sorts problems by file and line. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0);

const list = (problems: readonly Problem[], word: string): string => {
  const count = problems.length === 1 ? `1 ${word}` : `${problems.length} ${word}s`;
  return [`${count} in the content:`, '', ...problems.map(formatProblem)].join('\n');
};

/** All problems as one text, a line each under a line that counts them. */
export const formatProblems = (problems: readonly Problem[]): string => list(problems, 'problem');

/** The same for what is worth a look and stops nothing. */
export const formatAdvice = (advice: readonly Problem[]): string => list(advice, 'hint');
