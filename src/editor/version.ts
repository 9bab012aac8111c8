import { collectionOf, pathInContent } from '../content/model/entryFiles';
import { parseContent } from '../content/read/parse';
import { UnreadableFile } from '../content/read/parsedFile';
import { readInTime } from '../content/read/readInTime';
import { sha256 } from '../content/read/sha256';
import { mayNameFiles, usedFiles } from '../content/read/usedFiles';
import { readOwn } from '../content/transaction/refuseLinks';
import { refuseUnlike } from './change/stale';

/** The SHA-256 of a file as it is; of nothing where there is none. */
const digestAt = async (root: string, path: string): Promise<string> =>
  sha256((await readOwn(root, path)) ?? '');

/** The files that an entry of this text names; none where it cannot be read. Its Markdown is read in time, if at all. */
const usedBy = (path: string, text: string): string[] => {
  try {
    const found = collectionOf(pathInContent(path));
    const entry = found && { ...found, file: path, parsed: parseContent(pathInContent(path), text) };
    if (entry && mayNameFiles(entry)) readInTime(pathInContent(path), text);
    return entry ? usedFiles(entry) : [];
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
};

/**
 * The state of an entry, given its path from the root: a digest of its file and of the pictures and sounds that it names.
 * Null where there is no such file.
 */
export const versionOf = async (root: string, path: string): Promise<string | null> => {
  const bytes = await readOwn(root, path);
  if (!bytes) return null;
  const digests = await Promise.all(usedBy(path, bytes.toString('utf8')).map((file) => digestAt(root, file)));
  return sha256([sha256(bytes), ...digests].join());
};

/** Throws where an entry is not as it was at `base`, which is null for one that is not there yet. */
export const refuseStale = async (root: string, path: string, base: string | null): Promise<void> => {
  const version = await versionOf(root, path);
  refuseUnlike(path, base, { text: (await readOwn(root, path))?.toString('utf8') ?? null, version });
};
