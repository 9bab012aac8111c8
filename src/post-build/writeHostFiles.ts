import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedFiles, type Move, movesFile, pathBelow } from '../hosting/moves';
import { nginxMapSizes, nginxMoves } from '../hosting/movesOfServers';
import { caddyfile, netlifyHeaders, nginxInclude } from '../hosting/servers';

const hashed = new RegExp(hashedFiles);

/**
 * Writes what tells hosts of headers, caching and old addresses: `_headers` into `public/`, with what the author has there
 * in `static/`, and for servers of one's own nginx's and Caddy's files and the kit's own list into `hosting/`.
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
    writeFile(join(folder, 'nginx.conf'), nginxInclude(moves, siteUrl)),
    writeFile(join(folder, 'nginx-moves.conf'), nginxMoves(moves, siteUrl)),
    writeFile(join(folder, 'nginx-map-sizes.conf'), nginxMapSizes(moves)),
    writeFile(join(folder, movesFile), JSON.stringify(moves)),
    writeFile(join(folder, 'Caddyfile'), caddyfile(moves)),
  ]);
};
