import { collections } from '../model/collections';
import type { EntryFile } from '../model/entryFiles';
import type { FieldPath, ParsedFile } from './parsedFile';
import type { Message, Problem } from './problem';
import { type Finding, findings, showWord } from '../model/findings';

/** A content file that could be read. `file` is its path from the root. */
export interface Entry extends EntryFile {
  readonly file: string;
  readonly parsed: ParsedFile;
}

/** A problem with one field of an entry. */
export const problemAt = ({ file, parsed }: Entry, path: FieldPath, message: string): Problem => ({
  file,
  line: parsed.lineOf(path),
  field: path.map((name) => showWord(String(name))).join('.'),
  message,
});

/** The same as a list, which is empty where there is nothing to say. */
export const problemsAt = (entry: Entry, path: FieldPath, message: Message): Problem[] =>
  message ? [problemAt(entry, path, message)] : [];

/** A problem with a line of an entry's Markdown, as a list, which is empty where there is nothing to say. */
export const problemsInText = ({ file }: Entry, line: number, message: Message): Problem[] =>
  message ? [{ file, line, field: 'text', message }] : [];

/** What an entry has in a field; undefined where it has none. */
export const valueOf = ({ parsed }: Entry, field: string): unknown =>
  (parsed.value as Record<string, unknown> | null)?.[field];

const known = new WeakMap<Entry, readonly Finding[]>();

/** What the schema of an entry's collection finds wrong with it. Several checks ask; it is looked for once. */
export const findingsOf = (entry: Entry): readonly Finding[] => {
  const found = known.get(entry) ?? findings(collections[entry.collection].schema, entry.parsed.value);
  known.set(entry, found);
  return found;
};

/** Whether the schema refuses the field at a path, or what is around it: whatever looks closer leaves it alone. */
export const isMalformed = (entry: Entry, [name]: FieldPath): boolean =>
  findingsOf(entry).some(({ path }) => path[0] === name);

/** What the settings of the site that these entries make have in a field; undefined where they have nothing. */
export const settingOf = (entries: readonly Entry[], field: string): unknown => {
  const site = entries.find(({ collection }) => collection === 'site');
  return site && valueOf(site, field);
};

/** The language of the site that these entries make, as a code. */
export const siteLanguage = (entries: readonly Entry[]): string => {
  const language = settingOf(entries, 'language');
  return typeof language === 'string' ? language : 'en';
};
