import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSiteSettings } from '../content/gatsby/siteSettings';

/** Writes `public/robots.txt`: all are welcome, and the sitemap is at the site's own address. */
export const writeRobots = (): Promise<void> => {
  const { siteUrl } = readSiteSettings(process.cwd());
  const lines = ['User-agent: *', 'Allow: /', `Sitemap: ${siteUrl}/sitemap-index.xml`, ''];
  return writeFile(join(process.cwd(), 'public', 'robots.txt'), lines.join('\n'));
};
