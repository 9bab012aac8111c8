import type { Root } from 'hast';
import type { Look } from '../lib/look';

/** A link of the last page. */
export interface BookLink {
  readonly words: string;
  readonly link: string;
}

/** A text of a book. */
export interface Chapter {
  readonly title: string;
  /** What stands below the title: of which book an excerpt is. */
  readonly subtitle?: string;
  /** The text, as Gatsby's transformer makes it of Markdown. */
  readonly text: Root;
  /** The address of the page on which it stands, from which its links lead on. */
  readonly address: string;
  /** The pictures beside the text, as JPEG, by the names that it has for them. */
  readonly pictures: Readonly<Record<string, Uint8Array>>;
  /** What follows it on the last page. */
  readonly links: readonly BookLink[];
  /** What is said of these: who is paid for them. */
  readonly linksNote?: string;
}

/** An e-book. */
export interface Book {
  /** Its own address, by which reading apps know it. */
  readonly id: string;
  readonly title: string;
  /** Which part of the book with this title it is, of an excerpt. */
  readonly part?: string;
  /** What it is, below its title: a story, an excerpt. */
  readonly kind: string;
  /** Its authors, as its title page names them. */
  readonly author: string;
  /** All who have made it, the authors first, each with a code of MARC for their part. */
  readonly people: readonly { readonly name: string; readonly relator: string }[];
  readonly publisher?: string;
  /** As a code, like en. */
  readonly language: string;
  readonly description: string;
  readonly rights: string;
  /** The address of the page on which it stands. */
  readonly source: string;
  /** The day of the text, as an ISO date. */
  readonly day: string;
  readonly series?: {
    readonly title: string;
    readonly position?: number;
    /** Both, as a page says them. */
    readonly inWords: string;
  };
  /** How its site looks. */
  readonly look: Look;
  /** The cover as a JPEG. */
  readonly cover: Uint8Array;
  readonly chapters: readonly Chapter[];
  /** Where there is more, on the last page. */
  readonly links: readonly BookLink[];
}

/** What a book is called where it stands among others. */
export const nameOf = ({ title, part }: Pick<Book, 'title' | 'part'>): string =>
  part ? `${title}: ${part}` : title;
