import type { Mend } from './decapStore';

/** What Decap fills a form with when it has asked for the files there are, or for the entry. */
const filled: ReadonlySet<string> = new Set(['DRAFT_CREATE_EMPTY', 'DRAFT_CREATE_FROM_ENTRY']);

/**
 * Has a form keep what the author has taken up again. Decap offers that as soon as it is found, and then puts into the form
 * what comes later: where the server is slow, nothing.
 */
export const keepRestored: Mend = (reduce, before, action) =>
  filled.has(action.type) && before.entryDraft.get('hasChanged') ? before : reduce(before, action);
