/** What the build writes, and no script of a page: in the footer, in feeds, in books to take along. */
export interface BuiltWords {
  /** In the footer. */
  readonly series: string;
  readonly search: string;
  readonly pressKit: string;
}
