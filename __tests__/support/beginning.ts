import { starterFolder } from '../../src/content/write/starter';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A project that has the starter and some content, of which a site may be begun. */
export const makeBeginning = () => {
  const root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  cpSync(starterFolder, join(root, starterFolder), { recursive: true });
  put('data/site.json', 'what was there');
  return { root, put, textAt: (file: string): string => readFileSync(join(root, file), 'utf8') };
};
