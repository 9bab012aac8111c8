import type { CollectionName } from '../content/model/collections';
import type { Fields } from '../content/write/formatEntry';
import type { Answers, Question } from './questions';

/** Where in what is read something stands, for reports. */
export interface Place {
  /** The name of the file, as the author knows it. */
  readonly file: string;
  readonly line?: number | undefined;
}

/** Something that is read and cannot be brought along, in words for the author: what it is, and why. */
export interface Loss {
  readonly what: string;
  readonly why: string;
}

export interface Lost extends Place, Loss {}

/** A picture as the source names it. */
export interface FoundPicture {
  /** Its address at the old site, or its path in what is read. */
  readonly address: string;
  /** What it shows, in words, where the source says so. */
  readonly alt?: string | undefined;
}

/** The text of what is found, as the source has it. */
export interface FoundText {
  readonly format: 'html' | 'markdown';
  readonly source: string;
}

/** Something that becomes an entry. */
export interface FoundEntry {
  readonly kind: 'entry';
  /** What it is called in the source and by nothing else there, from one reading to the next: a guid, an address, a number. */
  readonly key: string;
  readonly place: Place;
  readonly collection: CollectionName;
  /** The name in addresses that it had; empty where it had none. */
  readonly slug: string;
  /** What it says in fields of its collection, as they are written in `data/`; what is missing and required is found for it. */
  readonly fields: Fields;
  /** The body of the file, or of a book its blurb. */
  readonly text?: FoundText | undefined;
  /** Pictures, by the fields that get them. */
  readonly pictures?: Readonly<Record<string, FoundPicture>> | undefined;
  /** Where it stood at the old site: paths from its root, with their queries, like `/2014/05/title/` and `/?p=12`. */
  readonly addresses?: readonly string[] | undefined;
  /** The key of the page below which it lies. */
  readonly parent?: string | undefined;
  /** Whether fields that it does not have stay as they are in an entry of this name that is there already. */
  readonly isPatch?: boolean | undefined;
}

/** A picture or another file that the source knows, with what it says of it. */
export interface FoundFile extends FoundPicture {
  readonly kind: 'file';
  readonly caption?: string | undefined;
}

/** An address of the old site that is no entry's, and what it leads to now: a tag, or a path of this site. */
export interface FoundMove {
  readonly kind: 'move';
  readonly from: string;
  readonly to: { readonly tag: string } | { readonly path: string };
}

/** What the source says of the whole site. */
export interface FoundSite {
  readonly kind: 'site';
  /** Its addresses, by which its own links are known: `https://old.example`. */
  readonly origins: readonly string[];
}

/** What stays behind by design, like comments: it is counted. `what` is its name for many, like "comments". */
export interface FoundLeft {
  readonly kind: 'left';
  readonly what: string;
  readonly why: string;
  readonly count: number;
}

export interface FoundLoss extends Lost {
  readonly kind: 'lost';
}

export type Found = FoundEntry | FoundFile | FoundMove | FoundSite | FoundLeft | FoundLoss;

/** A file of what is read. */
export interface InputFile {
  /** Its path in the folder or archive that was given, with slashes; of a single file its name. */
  readonly path: string;
  readonly size: number;
  readonly chunks: () => AsyncIterable<Uint8Array>;
  /** Its first bytes as UTF-8, by which readers know what is theirs. */
  readonly head: string;
}

/** What the author gave: a file, a folder, or an archive. It can be read again and again. */
export interface Input {
  /** As the author knows it. */
  readonly name: string;
  readonly files: readonly InputFile[];
}

/** Where authors come from. A source is one file in `readers/` and a line in `sources.ts`. */
export interface Source {
  /** Its name for the author, like WordPress. */
  readonly name: string;
  /** Whether this is what it exports. */
  readonly fits: (input: Input) => boolean;
  /**
   * All that it holds, in its order. It is read twice, so that no text has to be kept: what is found is the same each time.
   * Throws Refused, in words for the author, of what is broken or hostile.
   */
  readonly read: (input: Input) => AsyncIterable<Found>;
  /** For a source that has to ask its author: what, and the same source for what is answered. Both throw as `read` does. */
  readonly asks?:
    | {
        readonly questions: (input: Input) => Promise<readonly Question[]>;
        readonly answered: (answers: Answers) => Source;
      }
    | undefined;
}
