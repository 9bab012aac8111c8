import { collectionOf, pathInContent } from '../../content/model/entryFiles';
import { type Entry, valueOf } from '../../content/read/entry';
import type { parseContent } from '../../content/read/parse';
import { UnreadableFile } from '../../content/read/parsedFile';
import { Refused } from '../../content/read/refused';
import { type Fields, formatEntry } from '../../content/write/formatEntry';

/** Reads the text of a content file. */
export type Read = typeof parseContent;

/** An entry with the text of its file. */
interface WrittenEntry extends Entry {
  readonly text: string;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entry as it would be read from its file, in the form in which entries are written. */
export const writtenEntry = (path: string, written: string, read: Read): WrittenEntry => {
  const found = collectionOf(pathInContent(path));
  if (!found) throw new Refused(`no page reads ${path}`);
  try {
    const parsed = read(path, written);
    if (!isFields(parsed.value)) throw new Refused(`${path} has no fields`);
    const text = formatEntry(found.collection, parsed.value, parsed.body);
    return { ...found, file: path, parsed, text };
  } catch (error) {
    throw error instanceof UnreadableFile ? new Refused(error.message) : error;
  }
};

const numberOf = (entry: Entry): number | null => {
  const id = valueOf(entry, 'id');
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
};

/** The entries that move on for those that are saved to have their numbers, each up to the next that is free. */
export const movedOn = (saved: readonly Entry[], others: readonly Entry[], read: Read): WrittenEntry[] =>
  [...new Set(saved.map(({ collection }) => collection))].flatMap((collection) => {
    const isOfIt = (entry: Entry): boolean => entry.collection === collection;
    const taken = new Set(saved.filter(isOfIt).map(numberOf));
    const numbered = others
      .filter(isOfIt)
      .flatMap((entry) => ({ entry, number: numberOf(entry) ?? NaN }))
      .sort((a, b) => a.number - b.number);
    return numbered.flatMap(({ entry: { file, parsed }, number }) => {
      let next = number;
      while (taken.has(next)) next += 1;
      if (next === number || Number.isNaN(number)) return [];
      taken.add(next);
      const fields = { ...(parsed.value as Fields), id: next };
      return [writtenEntry(file, formatEntry(collection, fields, parsed.body), read)];
    });
  });
