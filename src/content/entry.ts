import { collections } from './collections';
import type { EntryFile } from './places';
import type { FieldPath, ParsedFile } from './parsedFile';
import type { Problem } from './problem';
import { findings, showWord } from './words';

/** A content file that could be read. `file` is its path from the root. */
export interface Entry extends EntryFile {
  readonly file: string;
  readonly parsed: ParsedFile;
}

/** A problem with one field of an entry. */
export const problemAt = ({ file, parsed }: Entry, path: FieldPath, message: string) => ({
  file,
  line: parsed.lineOf(path),
  field: path.map((name) => showWord(String(name))).join('.'),
  message,
});

/** A problem with the Markdown of an entry. */
export const problemInText = ({ file }: Entry, line: number, message: string): Problem => ({
  file,
  line,
  field: 'text',
  message,
});

/** What an entry has in a field; undefined where it has none. */
export const valueOf = ({ parsed }: Entry, field: string): unknown =>
  (parsed.value as Record<string, unknown> | null)?.[field];

/** The names of the fields that the schema refuses: whatever looks closer leaves them alone. */
export const malformedFields = ({ collection, parsed }: Entry): ReadonlySet<string> =>
  new Set(findings(collections[collection].schema, parsed.value).map(({ path }) => String(path[0])));
