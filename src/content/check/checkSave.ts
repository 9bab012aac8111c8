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
 * What is wrong with entries that are to be saved, and what they would break in others. `before` is the content as it is,
 * `others` what it will be apart from them. Does not look at files.
 */
export const checkSaves = (
  saved: readonly Entry[],
  others: readonly Entry[],
  before: readonly Entry[],
  today: string,
): Problem[] => {
  const known = betweenEntries(before, today);
  // Last: of two that share a number the later one is at fault.
  const found = betweenEntries([...others, ...saved], today);
  const isOwn = ({ file }: Problem): boolean => saved.some((entry) => entry.file === file);
  const own = [...saved.flatMap((entry) => checkEntry(entry, today)), ...found].filter(isOwn);
  return [...own, ...found.filter((problem) => !isOwn(problem) && !known.some(isSame(problem)))];
};
