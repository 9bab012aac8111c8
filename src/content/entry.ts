import type { EntryFile } from './places';
import type { FieldPath, ParsedFile } from './parse';

/** A content file that could be read. `file` is its path from the root. */
export interface Entry extends EntryFile {
  readonly file: string;
  readonly parsed: ParsedFile;
}

/** A problem with one field of an entry. */
export const problemAt = ({ file, parsed }: Entry, path: FieldPath, message: string) => ({
  file,
  line: parsed.lineOf(path),
  field: path.join('.'),
  message,
});

/** What an entry has in a field; undefined where it has none. */
export const valueOf = ({ parsed }: Entry, field: string): unknown =>
  (parsed.value as Record<string, unknown> | null)?.[field];
