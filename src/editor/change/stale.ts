import { Refused } from '../../content/read/refused';
import { nameTaken } from '../guards';

/** An entry that is no longer as it was when the author opened it. */
export class Stale extends Refused {
  constructor(
    readonly path: string,
    /** What the file says now; null where it is gone. */
    readonly text: string | null,
    /** The state that a save must name to write over it. */
    readonly version: string | null,
  ) {
    super(`this entry was ${text === null ? 'deleted' : 'changed'} elsewhere since you opened it`);
  }
}

/** An entry as it is: null for what is not there. */
export interface EntryNow {
  readonly text: string | null;
  readonly version: string | null;
}

/** Throws where an entry is not as it was at `base`, which is null for one that is not there yet. */
export const refuseUnlike = (path: string, base: string | null, { text, version }: EntryNow): void => {
  if (version === base) return;
  if (base === null) throw nameTaken(path);
  throw new Stale(path, text, version);
};
