import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from '../read/refused';
import { unless } from './disk';

/** The folders around a file, from the outermost below the root to the innermost. */
export const foldersAround = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join('/'));

/** Throws Refused where a path leads through a link, which could lead out of the content. */
export const refuseLinks = async (root: string, path: string): Promise<void> => {
  for (const part of [...foldersAround(path), path]) {
    const found = await lstat(join(root, part)).catch(unless('ENOENT', 'ENOTDIR'));
    if (found?.isSymbolicLink()) {
      throw new Refused(`${part} is a link to elsewhere: put the file or folder itself in its place`);
    }
  }
};

/** A file as it lies there; null where none does, or behind a link. */
export const readOwn = async (root: string, path: string): Promise<Buffer | null> => {
  try {
    await refuseLinks(root, path);
    return (await lstat(join(root, path))).isFile() ? await readFile(join(root, path)) : null;
  } catch {
    return null;
  }
};
