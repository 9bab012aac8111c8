import type { EntryFile } from '../model/entryFiles';
import type { Fields } from '../write/formatEntry';

/** What a change of the schema asks of content that was written before. */
export interface Migration {
  /** The version of the kit that has the change. */
  readonly version: string;
  /** What it does, in words for the author. */
  readonly says: string;
  /** The fields as the schema has them now; the same ones where nothing is to be done. */
  readonly migrate: (entry: EntryFile, fields: Fields) => Fields;
}

/** All of them, in the order in which they are done. So far the schema has only grown. */
export const migrations: readonly Migration[] = [];
