import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { collections } from '../content/model/collections';
import { collectionOf, pathInContent } from '../content/model/entryFiles';

/** Whether an entry shares its folder with others, as the people on the wall of fame do. */
const sharesFolder = (path: string): boolean => {
  const found = collectionOf(pathInContent(path));
  return !found || basename(collections[found.collection].files).includes('*');
};

/**
 * The state of an entry, given its path from the root: a digest of its file and of the pictures and sounds beside it.
 * Null where there is no such file.
 */
export const versionOf = async (root: string, path: string): Promise<string | null> => {
  const folder = dirname(path);
  const inFolder = sharesFolder(path) ? [basename(path)] : await readdir(join(root, folder)).catch(() => []);
  // What systems hide in folders comes by looking at them.
  const names = inFolder.filter((name) => !name.startsWith('.'));
  const hash = createHash('sha256');
  for (const name of names.sort()) {
    const file = join(root, folder, name);
    const found = await lstat(file).catch(() => null);
    if (found?.isFile())
      hash
        .update(name)
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    else if (name === basename(path)) return null;
  }
  return names.includes(basename(path)) ? hash.digest('hex') : null;
};
