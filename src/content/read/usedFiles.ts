import type { Entry } from './entry';
import { filesNamedBy } from './fieldsIn';
import { textParts } from './markdown';

/** The path of what lies beside a file, from the root like the file's own; the editor's page has no path of Node's. */
export const pathBeside = (file: string, name: string): string =>
  `${file.slice(0, file.lastIndexOf('/') + 1)}${name.replace(/^\.\//, '')}`;

/** The files that an entry names in its fields and its text, from the root. */
export const usedFiles = (entry: Entry): string[] =>
  [
    ...filesNamedBy(entry).map(({ text }) => text),
    ...[...textParts(entry).pictures, ...textParts(entry).sounds].map(({ url }) => url),
  ].map((name) => pathBeside(entry.file, name));
