import { Refused } from '../../content/read/refused';
import { whyNotDone, whyNotKept, whyNotSent } from '../../git/failures';
import type { GitRun } from '../../git/git';

const refuse =
  (what: string, why: (run: GitRun) => string | null) =>
  (run: GitRun): void => {
    const reason = why(run);
    if (reason !== null) throw new Refused(`${what}: ${reason}`);
  };

/** Throws Refused, in words for the author, where no version was made. */
export const refuseFailedKeep = refuse('Nothing is published', whyNotKept);

/** Throws Refused, in words for the author, where versions were not sent. */
export const refuseFailedPush = refuse(
  'Your changes are kept as a version on this machine, and not on the web yet',
  whyNotSent,
);

/** Throws Refused where git could not be told to forget what it was told of files. */
export const refuseFailedReset = refuse('Nothing is undone', whyNotDone);

/** Throws Refused, in words for the author, where nothing could be fetched. */
export const refuseFailedFetch = refuse('Nothing was fetched', whyNotSent);

/** Throws Refused where what was fetched could not be taken in. */
export const refuseFailedMerge = refuse('Nothing was fetched', whyNotKept);
