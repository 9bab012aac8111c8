import type { Entry } from '../content/read/entry';
import { collectionOf, pathInContent } from '../content/model/entryFiles';
import { parseContent } from '../content/read/parse';

/** An entry as it travels to the browser: without its text, and without its lines. */
interface SentEntry {
  readonly file: string;
  readonly value: unknown;
}

/** What the editor's page is started with. */
export interface EditorConfig {
  /** Where Decap keeps the content: its proxy on the author's own machine, else a Git host. */
  readonly backend: { readonly name: string };
  readonly entries: readonly SentEntry[];
  /** On the author's own machine: the origin at which the site is shown. */
  readonly site?: string;
}

/** The configuration for a backend and the content as it stands. */
export const editorConfig = (backend: EditorConfig['backend'], entries: readonly Entry[]): EditorConfig => ({
  backend,
  entries: entries.map(({ file, parsed }) => ({ file, value: parsed.value })),
});

/** An entry of which only the fields and perhaps the text are known; null where no page reads the file. */
export const entryOf = (file: string, value: unknown, body = ''): Entry | null => {
  const found = collectionOf(pathInContent(file));
  return found && { ...found, file, parsed: { value, body, lineOf: () => 1, repeated: [] } };
};

/** The same of what a file of this text says. */
export const entryIn = (file: string, text: string): Entry | null => {
  const { value, body } = parseContent(file, text);
  return entryOf(file, value, body);
};
