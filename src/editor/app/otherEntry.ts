import { collections } from '../../content/model/collections';
import type { Entry } from '../../content/read/entry';
import type { Reason } from '../../content/read/refused';
import { labelsAt } from './form/mistakes';

/** What is said of another entry than the one at hand. */
interface AboutOther {
  readonly entry: Entry;
  /** As forms know it; null where the whole entry is meant. */
  readonly field: string | null;
  readonly message: string;
}

/** A problem as a line: its file, perhaps its line and its field, and what is wrong. */
const asLine = /^(?<file>data\/\S+?)(?::\d+)?(?: (?<field>[\w.]+):|:)? (?<message>.*)$/s;

/** What the checks say in the terms of files, as it is to be said where one can only open that entry. */
const inOwnWords = (message: string): string =>
  message
    .replace(/^names no entry of .*/s, 'names what would be gone: choose another there first, or none')
    .replace(/^lies there too and would be lost: .*/s, 'would be lost with it: delete that first')
    .replace(/switch the page on in data\/\S+/, 'leave that page switched on');

/** A reason that is about one of these entries, with the names of its field; null where none of them is meant. */
export const aboutOther = (reason: Reason, entries: readonly Entry[]): AboutOther | null => {
  const { file, field, message }: Partial<Reason> = reason.file
    ? reason
    : (asLine.exec(reason.message)?.groups ?? {});
  const entry = entries.find((one) => one.file === file);
  if (!entry) return null;
  const path = field === 'text' ? 'body' : (field ?? null);
  const labels = path === null ? [] : labelsAt(collections[entry.collection].schema, path);
  const named = labels.length ? `${[...new Set(labels)].join(', ')}: ` : '';
  return { entry, field: path, message: named + inOwnWords(message) };
};
