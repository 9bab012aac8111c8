import type { Entry } from '../../../content/read/entry';
import { termOf } from '../../../lib/searchText';
import { nameOfEntry } from '../nameOfEntry';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const known = new WeakMap<object, string>();

/** All words of an entry as they are compared. It is asked at each key, and looked for once. */
const searchedIn = (entry: Entry): string => {
  const { value, body } = entry.parsed;
  // An entry that is read again has the same fields, unless its file is another by now.
  const key = typeof value === 'object' && value !== null ? value : entry;
  const found = known.get(key) ?? termOf([nameOfEntry(entry), ...textsIn(value), body].join(' '));
  known.set(key, found);
  return found;
};

/** So many entries are made ready at a time: no key waits for them. */
const portion = 50;

/** Makes the search in entries ready by and by. Returns how to stop. */
export const readySearch = (entries: readonly Entry[]): (() => void) => {
  let done = 0;
  const timer = setInterval(() => {
    entries.slice(done, done + portion).forEach(searchedIn);
    done += portion;
    if (done >= entries.length) clearInterval(timer);
  }, 10);
  return () => clearInterval(timer);
};

/** Whether an entry has all of what was typed, in whatever case, with accents or without. */
export const isFound = (entry: Entry, typed: string): boolean =>
  !typed ||
  termOf(typed)
    .split(/\s+/)
    .every((word) => searchedIn(entry).includes(word));
