/** What the build writes, and no script of a page: in the footer, in feeds, in books to take along. */
export interface BuiltWords {
  /** In the footer. */
  readonly series: string;
  readonly newsletter: string;
  readonly feed: string;
  /** In feeds, before the title of what has come out. */
  readonly newBook: string;
  readonly newAudiobook: string;
  readonly newAnthology: string;
  readonly newSoundtrack: string;
}
