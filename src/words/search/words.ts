import type { SearchKind } from '../../lib/searchDocument';

/** What the page says on which the site is searched. */
export interface SearchWords {
  readonly title: string;
  readonly description: (author: string) => string;
  /** Before the list of all titles. */
  readonly allTitles: string;
  readonly field: string;
  readonly submit: string;
  /** Above the titles of a kind. */
  readonly many: Readonly<Record<SearchKind, string>>;
  /** Beside one that was found. */
  readonly one: Readonly<Record<SearchKind, string>>;
  readonly found: (count: number, query: string) => string;
  /** Where more were found than are listed. */
  readonly foundMore: (shown: number, count: number, query: string) => string;
  readonly nothing: (query: string) => string;
  /** What to try where nothing was found. */
  readonly help: string;
  readonly loading: string;
  readonly failed: string;
  /** The box by which the key that leads here is switched off; the key stands in the place of {key}. */
  readonly slashKey: string;
}
