import { pathInContent } from '../content/model/entryFiles';
import { parseEntry } from '../content/read/readContent';
import { Refused } from '../content/read/refused';
import { sha256 } from '../content/read/sha256';
import { usedFiles } from '../content/read/usedFiles';
import { readOwn, refuseLinks } from '../content/transaction/refuseLinks';
import { nameTaken } from './guards';

/** The SHA-256 of a file as it is; of nothing where there is none. */
const digestAt = async (root: string, path: string): Promise<string> =>
  sha256((await readOwn(root, path)) ?? '');

/**
 * The state of an entry, given its path from the root: a digest of its file and of the pictures and sounds that it names.
 * Null where there is no such file.
 */
export const versionOf = async (root: string, path: string): Promise<string | null> => {
  const bytes = await readOwn(root, path);
  if (!bytes) return null;
  const entry = parseEntry(pathInContent(path), bytes.toString('utf8'));
  const used = 'parsed' in entry ? usedFiles(entry) : [];
  const digests = await Promise.all(used.map((file) => digestAt(root, file)));
  return sha256([sha256(bytes), ...digests].join());
};

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
  throw new StaleSave((await readOwn(root, path))?.toString('utf8') ?? null, version);
};
