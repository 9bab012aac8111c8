/** The fields of an entry as its file has them. What is left out is not there: no field is null or empty. */
export type Fields = Readonly<Record<string, unknown>>;

/** What the form of an entry holds: what its file will say, and the files that were chosen for it. */
export interface EntryState {
  readonly fields: Fields;
  /** The text of a Markdown file; empty where the file is none. */
  readonly body: string;
  /** Pictures and sounds chosen since it was opened, by their names beside the entry, as fields and text name them. */
  readonly files: Readonly<Record<string, Blob>>;
}

/** A field that is to get the focus; a new turn gives it once more. */
export interface Focus {
  /** With dots for fields within fields. The text is `body`. */
  readonly path: string;
  readonly turn: number;
  /** Words at which it is to begin, as the page says them. */
  readonly words: string;
}

/** A page of the site to which a text may link. */
export interface PageOption {
  readonly title: string;
  /** Its address on the site, with slashes round it. */
  readonly route: string;
  /** What it is, in a word: Book, Post, Page. */
  readonly kind: string;
}
