import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { readSiteSettings } from '../content/gatsby/siteSettings';
import { Refused } from '../content/read/refused';
import { pathBelow } from '../hosting/moves';
import { staticSite } from '../server/staticSite';
import { readFlags } from './flags';
import { printRefusal } from './terminal';

/** Serves a built site to this machine alone, by default what was released last, and prints where. */
const main = async (): Promise<void> => {
  const { words, given } = readFlags(process.argv.slice(2), ['port']);
  const folder = resolve(words[0] ?? join('releases', 'current', 'public'));
  const port = Number(given['port'] ?? process.env['PORT'] ?? 9000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refused('a port is a number from 1 to 65535');
  if (!existsSync(folder)) throw new Refused(`there is no ${folder} yet: run npm run release first`);
  const below = pathBelow(readSiteSettings(process.cwd()).siteUrl);
  const server = createServer(staticSite(folder, below));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, 'localhost', listening);
  }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new Refused(
          `port ${port} is taken: end what runs there, or take another: npm run serve -- --port ${port + 1}`,
        )
      : error;
  });
  console.log(`\nThe site:  http://localhost:${port}${below}/\n\nEnd it with Ctrl+C.`);
};

main().catch(printRefusal("The site can't be shown"));
