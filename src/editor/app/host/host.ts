import type { Reason } from '../../../content/read/refused';
import type { Wanted } from '../../change/plan';

/** An entry's file as a host lists it. */
export interface EntryFile {
  /** From the project's root: data/books/harrow/index.json. */
  readonly path: string;
  readonly text: string;
  /** Its state, with the pictures and sounds that it names: what a save of it must name. */
  readonly version: string;
}

/** All of the content that the editor opens with. */
export interface Listing {
  readonly entries: readonly EntryFile[];
  /** The pictures and sounds below `data/`, by their paths. */
  readonly media: readonly string[];
}

/** What is kept at once: all of it or nothing. */
export interface Change extends Wanted<Blob> {
  /** What was done, in a line: a Git host keeps it as the message of the commit. */
  readonly message: string;
}

/** A file as it is to be: its text or bytes; null where it is to go. */
export type FileChange = Change['files'][number];

/** What a save answers. */
export interface Saved {
  /** The versions of the entries that it wrote, also those that moved on to make room; null of those that are gone. */
  readonly versions: Readonly<Record<string, string | null>>;
  /** What to look at, in the words of the checks. */
  readonly advice: readonly Reason[];
}

/** A state of an entry that git keeps. */
export interface Version {
  /** What git calls it. */
  readonly id: string;
  /** When it was kept, in ISO 8601. */
  readonly date: string;
  /** Who kept it. */
  readonly author: string;
  readonly message: string;
}

/** Where the content lies: the author's own machine or a Git host. All reject with Refused, in words for the author. */
export interface Host {
  list(): Promise<Listing>;
  /** A file's bytes, now or as a version had it. */
  read(path: string, version?: string): Promise<Blob>;
  /** Rejects with Refused, its reasons by fields, and with Stale where an entry is not as its base says. */
  save(change: Change): Promise<Saved>;
  /** The versions of an entry, the newest first. */
  history(path: string): Promise<readonly Version[]>;
  /** The name of who is signed in; null where nobody needs to. */
  whoAmI(): Promise<string | null>;
}
