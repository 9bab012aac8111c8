import type { Entry } from '../content/read/entry';
import { collectionOf, pathInContent } from '../content/model/entryFiles';
import { parseContent } from '../content/read/parse';

/** An entry of which only the fields and perhaps the text are known; null where no page reads the file. */
export const entryOf = (file: string, value: unknown, body = ''): Entry | null => {
  const found = collectionOf(pathInContent(file));
  return found && { ...found, file, parsed: { value, body, lineOf: () => 1, repeated: [] } };
};

/** The same of what a file of this text says. */
export const entryIn = (file: string, text: string): Entry | null => {
  const { value, body } = parseContent(pathInContent(file), text);
  return entryOf(file, value, body);
};

/** The same; null also where it cannot be read. */
export const readableEntry = (file: string, text: string): Entry | null => {
  try {
    return entryIn(file, text);
  } catch {
    // The check names it, with its line.
    return null;
  }
};
