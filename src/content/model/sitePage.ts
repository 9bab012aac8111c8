import type { Titled } from '../../lib/searchDocument';

/** A result of the search, before its texts are read and its pictures made. */
export interface Found extends Titled {
  /** What its page says beside a text in Markdown. */
  readonly words: readonly (string | null | undefined)[];
  /** The entry whose Markdown its page shows, as its collection and slug. */
  readonly text?: string | undefined;
  /** The word of the site that is its title, where it has none of its own. */
  readonly word?: 'pressKit';
  /** The `entryId` of the cover that is shown with it. */
  readonly cover?: string;
}

/** A page as it is there in one language. */
export interface Version {
  /** The code of the language. */
  readonly language: string;
  readonly path: string;
}

/** A page of the site. All but the path is asked for only where the content has no mistake. */
export interface SitePage {
  readonly path: string;
  readonly template: string;
  /** The code of its language, where that is not the site's. */
  readonly language?: string;
  /** The same in all languages in which it is there, itself among them, the original first; left out where there is one alone. */
  readonly versions?: readonly Version[];
  /** What its query asks by, and what its component has to know. */
  readonly context?: () => Readonly<Record<string, unknown>>;
  /** What a link to it says, of a page that the search does not find. */
  readonly title?: string | undefined;
  /** What of it the search finds: mostly the page itself. */
  readonly finds?: () => readonly Found[];
  /** The addresses that it frames after a click. */
  readonly frames?: () => readonly string[];
  /** The addresses to which its forms are sent. */
  readonly sendsTo?: () => readonly string[];
}

/** A page as the search finds it that is not that of a cover. */
export const foundPage = (
  kind: 'series' | 'story' | 'book' | 'post' | 'page',
  title: string,
  pagePath: string,
  { words = [], text }: Partial<Pick<Found, 'words' | 'text'>>,
): Found => ({ kind, title, pagePath, link: '', affiliate: null, words, text });
