import { checkEntry } from './checkEntry';
import { checkTogether } from './checkTogether';
import type { Entry } from '../read/entry';
import { pathInContent } from '../model/entryFiles';
import type { Problem } from '../read/problem';

const betweenEntries = (entries: readonly Entry[], today: string): Problem[] =>
  checkTogether(
    entries.map(({ file }) => pathInContent(file)),
    entries,
    today,
  );

const isSame = (a: Problem) => (b: Problem) =>
  a.file === b.file && a.field === b.field && a.message === b.message;

/** What is wrong between the entries as they become, and was not as they are. */
export const newProblems = (before: readonly Entry[], after: readonly Entry[], today: string): Problem[] => {
  const known = betweenEntries(before, today);
  return betweenEntries(after, today).filter((problem) => !known.some(isSame(problem)));
};

/**
 * What is wrong with an entry that is to be saved, and what it would break in others. `before` is the content as it is,
 * `others` what it will be apart from the entry. Does not look at files.
 */
export const checkSave = (
  entry: Entry,
  others: readonly Entry[],
  before: readonly Entry[],
  today: string,
): Problem[] => {
  // Last: of two that share a number the later one is at fault.
  const after = [...others, entry];
  const own = [...checkEntry(entry, today), ...betweenEntries(after, today)].filter(
    ({ file }) => file === entry.file,
  );
  return [...own, ...newProblems(before, after, today).filter(({ file }) => file !== entry.file)];
};
