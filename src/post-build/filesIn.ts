import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** All files below a folder, as paths in it with slashes. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .map((path) => path.split(sep).join('/'))
    : [];
