import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MovedPages } from '../hosting/movedPages';
import { type Move, pathBelow } from '../hosting/moves';
import { redirectLines } from '../hosting/redirectLines';
import { atMost } from '../lib/atMost';

/** Writes a page; where the author has a file of that name, or one in place of its folder, theirs stays. */
const writePage = async (file: string, text: string): Promise<void> => {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (error) {
    if (!['EEXIST', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};

/**
 * Keeps old addresses alive: pages that lead on, and `_redirects`, by which Netlify and Cloudflare say so before a page is
 * read; what the author has there, in `static/`, follows. `siteUrl` is the address of the site, without a slash at its end.
 */
export const writeMoves = async (
  root: string,
  siteUrl: string,
  moves: readonly Move[],
  { files }: MovedPages,
): Promise<void> => {
  if (!moves.length) return;
  const inTurns = atMost(32);
  await Promise.all(files.map(([file, text]) => inTurns(() => writePage(join(root, 'public', file), text))));
  const own = await readFile(join(root, 'static/_redirects'), 'utf8').catch(() => '');
  await writeFile(join(root, 'public/_redirects'), redirectLines(moves, pathBelow(siteUrl), own));
};
