import type { Stats } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { reasonOf } from '../../read/problem';

/** What is wrong with the size of a file, of which at most so many megabytes are allowed; null where nothing is. */
export const sizeFault = (bytes: number, largest: number): string | null => {
  if (bytes === 0) return 'it is empty: export it again';
  return bytes > largest * 1e6
    ? `it has ${Math.ceil(bytes / 1e6)} MB, at most ${largest} are allowed: make it smaller`
    : null;
};

const faultOf = (stats: Stats, largest: number): string | null => {
  if (stats.isDirectory()) return 'it is a folder: put the file in its place';
  if (stats.isSymbolicLink()) return 'it is a link to another file: put the file itself in its place';
  // Reading a pipe would never end.
  if (!stats.isFile()) return 'it is no ordinary file: put one in its place';
  return sizeFault(stats.size, largest);
};

/** The bytes of an ordinary file of at most `largest` megabytes, or why it cannot be read; neither where there is none. */
export const readRegular = async (
  path: string,
  largest: number,
): Promise<{ readonly bytes?: Buffer; readonly fault?: string | null }> => {
  try {
    const fault = faultOf(await lstat(path), largest);
    return fault ? { fault } : { bytes: await readFile(path) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? {} : { fault: reasonOf(error) };
  }
};

const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** The one of these names that differs from a name, which is none of them, only in capitals or in how accents are written. */
export const nameMeant = (name: string, names: readonly string[]): string | undefined =>
  names.includes(name) ? undefined : names.find((one) => folded(one) === folded(name));

/** The file that Windows and macOS open for a wrongly written name. Linux, where sites are built, does not. */
export const caseVariant = async (path: string): Promise<string | undefined> =>
  nameMeant(basename(path), await readdir(dirname(path)).catch(() => []));
