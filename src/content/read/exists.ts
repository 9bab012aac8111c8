import { access } from 'node:fs/promises';

/** Whether there is a file or folder at `path` that can be reached. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
