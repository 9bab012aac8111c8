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
  /** Whether what is meant may be unlisted: the editor on the web does not know of it, and leaves that to the check. */
  readonly isUnsure?: boolean;
}

/** What is said of something; nothing where there is nothing to say. */
export type Message = string | null | undefined | false;

/** A problem with a whole file, as a list, which is empty where there is nothing to say. */
export const problemsOf = (file: string, message: Message): Problem[] => (message ? [{ file, message }] : []);

/** A problem as a line of text: `data/books/x/index.json:4 link: must start with https://, got "ftp:…"`. */
export const formatProblem = ({ file, line, field, message }: Problem): string =>
  `${file}${line ? `:${line}` : ''}${field ? ` ${field}` : ''}: ${message}`;

/** Sorts problems by file and line. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0);

/** How many problems of one file are listed: who mends these mends others with them. */
const mostOfFile = 20;

/** The problems, of which those of a file that has very many are counted instead of listed. */
export const withoutFloods = (problems: readonly Problem[]): Problem[] =>
  [...new Set(problems.map(({ file }) => file))].flatMap((file) => {
    const all = problems.filter((problem) => problem.file === file);
    const [first, ...more] = all.slice(mostOfFile);
    if (!first || !more.length) return all;
    const { line } = first;
    const rest = { file, ...(line && { line }), message: `and ${more.length + 1} more from here on` };
    return [...all.slice(0, mostOfFile), rest];
  });

const list = (heading: string, problems: readonly Problem[]): string =>
  [`${heading}:`, '', ...problems.map(formatProblem)].join('\n');

/** All problems as one text, a line each under a line that counts them. */
export const formatProblems = (problems: readonly Problem[]): string =>
  list(`${countOf(problems.length, 'problem')} in the content`, problems);

/** The same for advice, which stops nothing. */
export const formatAdvice = (advice: readonly Problem[]): string =>
  list(`${countOf(advice.length, 'piece')} of advice on the content`, advice);

/** What an error of the disk is called: its sentence has paths of this machine in it. */
export const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'it may not be opened: allow yourself to read it';
  return code ?? message;
};
