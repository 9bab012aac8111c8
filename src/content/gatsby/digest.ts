import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../read/sha256';

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** A digest of the names and contents of files and of all files below folders, all given from `root`. */
export const digestOf = (root: string, paths: readonly string[]): string => {
  const files = paths.flatMap((path) => filesBelow(join(root, path)));
  return sha256(files.map((file) => `${file.slice(root.length)} ${sha256(readFileSync(file))}\n`).join(''));
};
