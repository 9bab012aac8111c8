/** A column of a table that is not known by its name: what is it? */
export interface ColumnQuestion {
  readonly about: 'column';
  /** As the table has it. */
  readonly name: string;
  /** How many rows have something in it. */
  readonly rows: number;
  /** Some of what they have. */
  readonly values: readonly string[];
  /** The name that was most likely meant. */
  readonly suggestion?: string | undefined;
  /** What it may be, in groups. */
  readonly choices: readonly { readonly group: string; readonly names: readonly string[] }[];
}

/** A book that a catalogue proposes: is it to come, and under which title? */
export interface BookQuestion {
  readonly about: 'book';
  /** What the catalogue calls it. */
  readonly name: string;
  readonly title: string;
  /** What is known of it besides, in a line. */
  readonly said: string;
}

/** What nobody but the author can say of what is read. */
export type Question = ColumnQuestion | BookQuestion;

/** What the author says, by the names of questions: what a column is, the title of a book; nothing for what is left out. */
export type Answers = ReadonlyMap<string, string>;
