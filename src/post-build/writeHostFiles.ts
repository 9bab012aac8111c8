import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedFiles, type Move, pathBelow } from '../hosting/moves';
import { caddyfile, netlifyHeaders, nginxInclude } from '../hosting/servers';

const hashed = new RegExp(hashedFiles);

/**
 * Writes what tells hosts of headers, caching and old addresses: `_headers` into `public/`, with what the author has there
 * in `static/`, and for servers of one's own nginx's and Caddy's files into `hosting/`.
 */
export const writeHostFiles = async (
  root: string,
  siteUrl: string,
  moves: readonly Move[],
): Promise<void> => {
  const names = (await readdir(join(root, 'public'))).filter((name) => hashed.test(`/${name}`)).sort();
  const own = await readFile(join(root, 'static/_headers'), 'utf8').catch(() => '');
  const folder = join(root, 'hosting');
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(root, 'public/_headers'), netlifyHeaders(names, pathBelow(siteUrl)) + own),
    writeFile(join(folder, 'nginx.conf'), nginxInclude(moves)),
    writeFile(join(folder, 'Caddyfile'), caddyfile(moves)),
  ]);
};
