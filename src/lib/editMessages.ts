import type { Draft } from './draft';

/** Where words of a page are edited: an entry and a field of it. */
export interface EditPlace {
  /** The entry's file and the field, as one text that no other place has. */
  readonly key: string;
  /** What it is, for those who hear it: "Title of A Harrowing". */
  readonly label: string;
}

/** What the editor tells a page of the site that it frames. */
export type ToPage =
  | { readonly type: 'draft'; readonly draft: Draft | null }
  /** Where each of the words is edited that the page has named in that turn; null for those of the site itself. */
  | { readonly type: 'places'; readonly turn: number; readonly places: readonly (EditPlace | null)[] }
  /** Shows what is edited at one of these places, the first that is on the page; with none, nothing any more. */
  | { readonly type: 'show'; readonly keys: readonly string[] }
  /** Whether a click edits, or follows links as everywhere. */
  | { readonly type: 'clicks'; readonly isEditing: boolean }
  /** Where to go as soon as that page is made. */
  | { readonly type: 'go'; readonly path: string };

/** What a page tells the editor when it listens. */
export const listens = 'the page listens';

/** What the page tells the editor. */
export type FromPage =
  /** Sent first: it knows of nothing. */
  | { readonly type: typeof listens }
  | {
      readonly type: 'words';
      readonly turn: number;
      readonly path: string;
      readonly words: readonly string[];
    }
  /** What was clicked, and what it says. */
  | { readonly type: 'edit'; readonly key: string; readonly words: string };

/** The words of a text in small letters, a space round each, by which what a page says and what an entry says are compared. */
export const wordsIn = (text: string): string =>
  ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** What stands before words of a picture and of a menu, where a page names them. */
export const marks = { picture: '\u0000', menu: '\u0001' } as const;
