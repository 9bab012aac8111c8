import { statfsSync, writeSync } from 'node:fs';

/** With less than this many bytes free, a build ends because of them. */
const tooLittle = 2e6;

/** What is said of a full disk, after whatever Gatsby, webpack and sharp said of each file. */
export const diskIsFull =
  'The disk is full, and the build could not end. Make room, and start it again. What was released before stays as it was.';

/** How many bytes may still be written to the disk of a folder; where that can't be told, as many as there are. */
const roomOn = (folder: string): number => {
  try {
    const { bavail, bfree, bsize } = statfsSync(folder);
    // Root may take what is kept back from others.
    return (process.getuid?.() === 0 ? bfree : bavail) * bsize;
  } catch {
    return Infinity;
  }
};

/** Has a build that fails on a full disk say so at last, in words. `root` is a folder on that disk. */
export const explainFullDisk = (root: string): void => {
  // As in the guard: what is written by the console may come too late, or be painted over.
  process.once('exit', (code) => {
    if (code !== 0 && roomOn(root) < tooLittle) writeSync(process.stderr.fd, `\n${diskIsFull}\n`);
  });
};
