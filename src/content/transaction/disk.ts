import { lstat, open, readFile } from 'node:fs/promises';

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** A handler of errors that passes over those of the operating system with these codes, and throws the others. */
export const unless =
  (...codes: readonly string[]) =>
  (error: unknown): void => {
    if (!hasCode(error, ...codes)) throw error;
  };

/** Whether anything is there, be it a link that leads nowhere. */
export const isThere = async (path: string): Promise<boolean> => {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    unless('ENOENT')(error);
    return false;
  }
};

/** Writes a new file so that a loss of power leaves all of it. */
export const writeSynced = async (path: string, bytes: string | Buffer): Promise<void> => {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Has the disk keep what a folder lists. Windows knows no such thing. */
export const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/**
 * A copy of a file that is to be replaced. A second name for it would do, but whoever watches the file is told of one, looks
 * before it is replaced, and misses that: Gatsby would show the old state until the file is saved again.
 */
export const keep = async (path: string, kept: string): Promise<void> =>
  writeSynced(kept, await readFile(path));
