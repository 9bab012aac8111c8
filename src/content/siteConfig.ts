import { accessSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './collections';
import { site, type SiteSettings } from './schema';

/** What gatsby-config.ts needs before Gatsby has read any content. `icon` is a path from the root. */
type Constants = Pick<SiteSettings, 'title' | 'siteUrl' | 'language'> &
  Partial<Pick<SiteSettings, 'icon' | 'editor'>>;

/** What no plugin stumbles over. */
const fallback: Constants = { title: 'Last Writes', siteUrl: 'https://example.com', language: 'en' };

/**
 * The constants of `data/site.json`. Where the file has a mistake they are stand-ins: Gatsby validates its
 * configuration before it calls the guard, which then names the mistake, and nothing is built of them.
 */
export const readSiteSettings = (root: string): Constants => {
  try {
    const folder = join(root, contentFolder);
    const settings = site.parse(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')));
    accessSync(join(folder, settings.icon));
    return { ...settings, icon: join(contentFolder, settings.icon) };
  } catch {
    return fallback;
  }
};
