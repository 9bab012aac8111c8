import type { Stats } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { reasonOf } from '../../read/errors';

/** What could be read of a file, or why nothing could; both absent where there is no file. */
export interface ReadFile {
  readonly bytes?: Buffer;
  readonly fault?: string;
}

/** What is wrong with the size of a file, of which at most so many megabytes are allowed; null where nothing is. */
export const sizeFault = (bytes: number, largest: number): string | null => {
  const megabytes = bytes / 1e6;
  if (bytes === 0) return 'it is empty: export it again';
  return megabytes > largest
    ? `it has ${Math.ceil(megabytes)} MB, at most ${largest} are allowed: make it smaller`
    : null;
};

const faultOf = (stats: Stats, largest: number): string | null => {
  if (stats.isDirectory()) return 'it is a folder: put the file in its place';
  if (stats.isSymbolicLink()) return 'it is a link to another file: put the file itself in its place';
  // A pipe would be waited for without end.
  if (!stats.isFile()) return 'it is no ordinary file: put one in its place';
  return sizeFault(stats.size, largest);
};

/** Reads an ordinary file of at most `largest` megabytes, and opens nothing that is none. */
export const readRegular = async (path: string, largest: number): Promise<ReadFile> => {
  try {
    const fault = faultOf(await lstat(path), largest);
    return fault ? { fault } : { bytes: await readFile(path) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? {} : { fault: reasonOf(error) };
  }
};
