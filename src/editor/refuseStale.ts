import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseLinks } from '../content/transaction/refuseLinks';
import { nameTaken } from './nameTaken';
import { Refused } from '../content/read/refused';
import { versionOf } from './version';

/** An entry that is no longer as it was when the author opened it. */
export class StaleSave extends Refused {
  constructor(
    /** What the file says now; null where it is gone. */
    readonly raw: string | null,
    /** The state that a save must name to write over it. */
    readonly version: string | null,
  ) {
    super(`this entry was ${raw === null ? 'deleted' : 'changed'} elsewhere since you opened it`);
  }
}

/** Throws where an entry lies behind a link, or is not as it was at `base`, which is null for one that is not there yet. */
export const refuseStale = async (root: string, path: string, base: string | null): Promise<void> => {
  await refuseLinks(root, path);
  const version = await versionOf(root, path);
  if (version === base) return;
  if (base === null) throw nameTaken(path);
  throw new StaleSave(version && (await readFile(join(root, path), 'utf8')), version);
};
