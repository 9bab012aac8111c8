export type FieldPath = readonly (string | number)[];

/** A content file as data, able to say in which line a field stands. */
export interface ParsedFile {
  readonly value: unknown;
  /** The line (from 1) of a field; of the nearest thing around it where the field is missing. */
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
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** How deep things may lie within each other. Readers call themselves for each level, and have room for so many. */
export const deepest = 100;
export const tooDeep = `is nested too deep to be read: ${deepest} levels are the most`;
