import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { readSiteSettings } from '../content/gatsby/siteSettings';
import { RefusedEntry } from '../content/write/addEntry';
import { pathBelow } from '../hosting/moves';
import { staticSite } from '../server/staticSite';
import { readFlags } from './flags';

const refuse = (reason: string): void => {
  console.error(`\nThe site can't be shown: ${reason}`);
  process.exitCode = 1;
};

/** Why a server does not begin to listen, in words for the author. */
const inWords = ({ code, message }: NodeJS.ErrnoException, port: number): string =>
  code === 'EADDRINUSE'
    ? `port ${port} is taken. End what runs there, or take another: npm run serve -- --port ${port + 1}`
    : message;

/** Serves a built site to this machine alone, by default what was released last, and prints where. */
const main = (): void => {
  const { words, given } = readFlags(process.argv.slice(2), ['port']);
  const folder = resolve(words[0] ?? join('releases', 'current', 'public'));
  const port = Number(given['port'] ?? process.env['PORT'] ?? 9000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new RefusedEntry(['a port is a number from 1 to 65535.']);
  if (!existsSync(folder)) throw new RefusedEntry([`there is no ${folder} yet. Run npm run release first.`]);
  const below = pathBelow(readSiteSettings(process.cwd()).siteUrl);
  createServer(staticSite(folder, below))
    .on('error', (error) => refuse(inWords(error, port)))
    .listen(port, 'localhost', () =>
      console.log(`\nThe site:  http://localhost:${port}${below}/\n\nEnd it with Ctrl+C.`),
    );
};

try {
  main();
} catch (error) {
  refuse(error instanceof RefusedEntry ? error.reasons.join('\n') : String(error));
}
