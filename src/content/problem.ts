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

/** All problems as one text, sorted by file and line, under a line that counts them. */
export const formatProblems = (problems: readonly Problem[]): string => {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [`${count} in the content:`, '', ...problems.map(formatProblem)].join('\n');
};
