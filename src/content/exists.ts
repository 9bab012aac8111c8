import { access, lstat } from 'node:fs/promises';

/** Whether there is a file or folder at `path` that can be reached. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Whether there is a file at `path` itself: no link to one, no folder, and nothing that never ends when it is read. */
export const isRegularFile = (path: string): Promise<boolean> =>
  lstat(path).then(
    (found) => found.isFile(),
    () => false,
  );
