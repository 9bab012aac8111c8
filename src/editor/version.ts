import { collectionOf, pathInContent } from '../content/model/entryFiles';
import { parseContent } from '../content/read/parse';
import { UnreadableFile } from '../content/read/parsedFile';
import { readInTime } from '../content/read/readInTime';
import { sha256 } from '../content/read/sha256';
import { mayNameFiles, usedFiles } from '../content/read/usedFiles';
import { readOwn } from '../content/transaction/refuseLinks';
import type { EntryNow } from './change/stale';

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
 * An entry as it is, given its path from the root: its text, and its state, a digest of its file and of the pictures and sounds that
 * it names. Both are null where there is no such file.
 */
export const entryNow = async (root: string, path: string): Promise<EntryNow> => {
  const bytes = await readOwn(root, path);
  if (!bytes) return { text: null, version: null };
  const text = bytes.toString('utf8');
  const digests = await Promise.all(usedBy(path, text).map((file) => digestAt(root, file)));
  return { text, version: sha256([sha256(bytes), ...digests].join()) };
};

/** The state of an entry; null where there is no such file. */
export const versionOf = async (root: string, path: string): Promise<string | null> =>
  (await entryNow(root, path)).version;
