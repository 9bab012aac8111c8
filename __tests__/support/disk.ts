import { stagingFolder } from '../../src/content/transaction/journal';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small folder of content to write into. */
export const makeDisk = () => {
  const root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put('data/a.json', 'old a');
  put('data/books/b/index.json', 'old b');
  return {
    root,
    put,
    /** The text of a file; null where there is none. */
    read: (path: string): string | null =>
      existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null,
    /** What lies ready to be written. */
    staged: (): string[] => readdirSync(join(root, stagingFolder)),
  };
};
