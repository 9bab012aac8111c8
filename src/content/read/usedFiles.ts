import type { Entry } from './entry';
import { filesNamedBy } from './fieldsIn';
import { textParts } from './markdown';

/** The path of what lies beside a file, from the root like the file's own; the editor's page has no path of Node's. */
export const pathBeside = (file: string, name: string): string =>
  `${file.slice(0, file.lastIndexOf('/') + 1)}${name.replace(/^\.\//, '')}`;

/** Whether a text may name files: most do not, and need not be read for that. A picture is `![…](…)`, a sound `./…`. */
export const mayNameFiles = ({ parsed }: Entry): boolean => /!\[|\.\//.test(parsed.body ?? '');

const inText = (entry: Entry): string[] => {
  if (!mayNameFiles(entry)) return [];
  const { pictures, sounds } = textParts(entry);
  return [...pictures, ...sounds].map(({ url }) => url);
};

/** The files that an entry names in its fields and its text, from the root. */
export const usedFiles = (entry: Entry): string[] =>
  [...filesNamedBy(entry).map(({ text }) => text), ...inText(entry)].map((name) =>
    pathBeside(entry.file, name),
  );
