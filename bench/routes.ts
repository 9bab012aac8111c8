import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The routes of a built site: those of its sitemap, and the page for unknown addresses, which is in none. */
export const routesOf = async (publicFolder: string): Promise<string[]> => {
  const sitemap = await readFile(join(publicFolder, 'sitemap-0.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  return [...addresses.map((address) => new URL(address).pathname), '/404/'].sort();
};
