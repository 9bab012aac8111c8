import { isInterrupted } from '../transaction/interrupted';
import { stagingFolder } from '../transaction/journal';
import { adviseOn } from './advise';
import { adviseOnMoved } from './adviseOnMoved';
import { adviseOnTypefaces } from './adviseOnTypefaces';
import { adviseTogether } from './adviseTogether';
import { checkEntry } from './checkEntry';
import { checkFiles } from './checkFiles';
import { checkTogether } from './checkTogether';
import { hasTypefaceFor } from './files/typefaces';
import { byPlace, type Problem, withoutFloods } from '../read/problem';
import { readContent } from '../read/readContent';
import { isHiddenEntry } from '../read/visibility';

/** What the checks found, each list sorted by file and line. */
export interface Report {
  readonly entries: number;
  /** Mistakes, for which a build stops. */
  readonly problems: readonly Problem[];
  /** What is allowed but most likely not meant; empty as long as there are mistakes. */
  readonly advice: readonly Problem[];
  /** The files of entries that are not on the site on this day. */
  readonly hidden: readonly string[];
}

/** The editor was ended in the middle of a save. */
const interrupted: Problem = {
  file: stagingFolder,
  message: 'a save was interrupted: npm run edit takes it back when it starts',
};

/** Checks all content below `root` as of today, an ISO date. Writes nothing. */
export const checkContent = async (root: string, today: string): Promise<Report> => {
  const { paths, entries, problems: unreadable } = await readContent(root);
  const files = await Promise.all(entries.map((entry) => checkFiles(root, entry)));
  const problems = [
    ...unreadable,
    ...((await isInterrupted(root)) ? [interrupted] : []),
    ...entries.flatMap((entry) => checkEntry(entry, today)),
    ...files.flat(),
    ...checkTogether(paths, entries, today),
  ];
  const advice = problems.length
    ? []
    : [
        ...(await adviseOn(root, paths, entries, today)),
        ...adviseTogether(entries),
        ...(await adviseOnMoved(root, entries, today)),
        ...(await adviseOnTypefaces(entries, hasTypefaceFor)),
      ];
  return {
    entries: entries.length,
    problems: withoutFloods(problems.sort(byPlace)),
    advice: withoutFloods(advice.sort(byPlace)),
    hidden: entries.filter((entry) => isHiddenEntry(entry, today)).map(({ file }) => file),
  };
};
