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
export const diskInWords = (error: unknown): string | undefined =>
  ofTheDisk[(error as NodeJS.ErrnoException).code ?? ''];
