import { lstat, open } from 'node:fs/promises';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** A handler of errors that passes over those of the operating system with these codes, and throws the others. */
export const unless =
  (...codes: readonly string[]) =>
  (error: unknown): void => {
    if (!codes.includes(codeOf(error))) throw error;
  };

/** Whether anything is there, be it a link that leads nowhere. */
export const exists = (path: string): Promise<boolean> =>
  lstat(path)
    .catch(unless('ENOENT'))
    .then((found) => found !== undefined);

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

/** Whether there is a process of this number. */
export const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** What is said of each, by the codes of the operating system. */
const ofTheDisk: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: make room, and try again',
  EDQUOT: 'your part of the disk is full: make room, and try again',
  EROFS: 'the disk can only be read',
  EACCES: 'the file or its folder may not be written by you',
  EPERM: 'the file or its folder may not be written by you, or another program holds it open',
  EBUSY: 'another program holds the file open: close it there, and try again',
  EIO: 'the disk has failed',
  ENOENT: 'a file or folder has gone meanwhile: try again',
  ENOTDIR: 'a file lies where a folder should be',
  ENAMETOOLONG: 'the name is too long for this disk: choose a shorter title',
};

/** What a failure of the disk is in words for the author; undefined of any other. */
export const diskInWords = (error: unknown): string | undefined => ofTheDisk[codeOf(error)];
