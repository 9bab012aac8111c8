import { countOf } from '../../lib/text';

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

/** How many problems of one file are listed: who mends these mends others with them. */
const mostOfFile = 20;

/** Sorted problems, of which those of a file that has very many are counted instead of listed. */
export const withoutFloods = (problems: readonly Problem[]): Problem[] => {
  const counts = new Map<string, number>();
  const listed = problems.filter(({ file }) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= mostOfFile + 1;
  });
  return listed.map((problem, index) => {
    const { file, line } = problem;
    const left = (counts.get(file) ?? 0) - mostOfFile;
    const isLast = listed[index + 1]?.file !== file;
    return left > 1 && isLast
      ? { file, ...(line && { line }), message: `and ${left} more from here on` }
      : problem;
  });
};

const list = (problems: readonly Problem[], word: string): string =>
  [`${countOf(problems.length, word)} in the content:`, '', ...problems.map(formatProblem)].join('\n');

/** All problems as one text, a line each under a line that counts them. */
export const formatProblems = (problems: readonly Problem[]): string => list(problems, 'problem');

/** The same for what is worth a look and stops nothing. */
export const formatAdvice = (advice: readonly Problem[]): string => list(advice, 'hint');

/** What an error of the disk is called: its sentence has paths of this machine in it. */
export const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'it may not be opened: allow yourself to read it';
  return code ?? message;
};
