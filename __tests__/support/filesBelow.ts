import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of a folder: all its files by their paths, their bytes in hexadecimal digits. */
export const filesBelow = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path).toString('hex')]),
  );
