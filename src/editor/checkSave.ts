import { checkEntry } from '../content/checkEntry';
import { checkLinks } from '../content/checkLinks';
import { checkTogether } from '../content/checkTogether';
import type { Entry } from '../content/entry';
import { pathInContent } from '../content/places';
import type { Problem } from '../content/problem';

/** What the author reads where the editor may not save. */
export class RefusedSave extends Error {}

/**
 * All that would be wrong with an entry beside the others of the content, apart from the files that it names. `today`
 * is an ISO date.
 */
export const checkSave = (entry: Entry, others: readonly Entry[], today: string): Problem[] => {
  // Last: of two that share a number the later one is at fault.
  const all = [...others, entry];
  const paths = all.map(({ file }) => pathInContent(file));
  return [...checkEntry(entry, today), ...checkTogether(paths, all), ...checkLinks(all)].filter(
    ({ file }) => file === entry.file,
  );
};

/** Throws RefusedSave with all that is wrong in one sentence, where anything is. */
export const refuseSave = (problems: readonly Problem[]): void => {
  if (problems.length === 0) return;
  const sentences = problems.map(({ field, message }) => (field ? `${field}: ${message}` : message));
  throw new RefusedSave(sentences.join('; '));
};
