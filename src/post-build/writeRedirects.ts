import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Move, pathBelow } from '../hosting/moves';

/** What a browser is shown at an old address: it goes on to the new one, with scripts or without. */
const refreshingPage = (path: string, address: string): string =>
  `<!doctype html><meta charset="utf-8"><title>${address}</title><meta name="robots" content="noindex"><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0; url=${path}"><a href="${path}">${address}</a>\n`;

/**
 * Keeps old addresses alive: a page at each that leads on, and `_redirects`, by which Netlify and Cloudflare say so before a
 * page is read; what the author has there, in `static/`, follows. `siteUrl` is the address of the site, without a slash at
 * its end.
 */
export const writeRedirects = async (
  root: string,
  siteUrl: string,
  moves: readonly Move[],
): Promise<void> => {
  const below = pathBelow(siteUrl);
  for (const { from, to } of moves) {
    const folder = join(root, 'public', from);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), refreshingPage(below + to, siteUrl + to));
  }
  if (!moves.length) return;
  const own = await readFile(join(root, 'static/_redirects'), 'utf8').catch(() => '');
  const lines = moves.map(({ from, to }) => `${below}${from} ${below}${to} 301\n`);
  await writeFile(join(root, 'public/_redirects'), lines.join('') + own);
};
