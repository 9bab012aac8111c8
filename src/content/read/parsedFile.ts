export type FieldPath = readonly (string | number)[];

/** A content file as data, able to say in which line a field stands. */
export interface ParsedFile {
  readonly value: unknown;
  /** The line (from 1) of a field, or of the nearest thing around it. */
  readonly lineOf: (path: FieldPath) => number;
  /** Fields written again in the same object: the parser silently keeps the last. */
  readonly repeated: readonly { readonly path: FieldPath; readonly line: number }[];
  /** The Markdown under the fields, with blank lines in their place, so that its lines are the file's. */
  readonly body?: string;
}

/** A file that cannot be read as JSON or YAML: where the reading stopped, and why. */
export class UnreadableFile extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** The line, from 1, in which a text has its character at `offset`. */
export const lineAt = (text: string, offset: number): number => {
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) line += 1;
  return line;
};

/** How many bytes a file may have: a novel of 300,000 words. */
const mostBytes = 2_000_000;

/** Refuses a file of so many bytes where they are too many. Throws UnreadableFile. */
export const limitBytes = (bytes: number): void => {
  if (bytes > mostBytes) {
    throw new UnreadableFile(1, `has ${bytes} bytes: ${mostBytes} are the most that can be read`);
  }
};

/** How many characters the fields of an entry may have together, and how many of them may be no letters. */
const mostInFields = 20_000;
const mostSigns = 3000;

/** Refuses fields that take a reader too long. Throws UnreadableFile. */
export const limitFields = (text: string): void => {
  if (text.length > mostInFields) {
    throw new UnreadableFile(1, `has ${text.length} characters in its fields: ${mostInFields} are the most`);
  }
  const signs = text.replace(/[\p{L}\p{N} ]/gu, '').length;
  if (signs > mostSigns) {
    throw new UnreadableFile(
      1,
      `has ${signs} quotes, commas and other signs in its fields: ${mostSigns} are the most`,
    );
  }
};

/** How deep things may lie within each other. Readers call themselves for each level. */
export const deepest = 100;
export const tooDeep = `is nested too deep to be read: ${deepest} levels are the most`;
