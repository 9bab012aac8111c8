import { accessSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder } from '../model/collections';
import { site, type SiteSettings } from '../model/schema';

/** What gatsby-config.ts needs before Gatsby has read any content. `icon` is a path from the root. */
type Constants = Pick<SiteSettings, 'title' | 'siteUrl' | 'language'> &
  Partial<Pick<SiteSettings, 'icon' | 'editor' | 'look'>>;

/** What no plugin stumbles over. */
const fallback: Constants = { title: 'Last Writes', siteUrl: 'https://example.com', language: 'en' };

/** The file of the settings of a project. */
export const settingsFile = (root: string): string => join(root, contentFolder, 'site.json');

/**
 * The constants of `data/site.json`. Where the file has a mistake they are stand-ins: Gatsby validates its
 * configuration before it calls the guard, which then names the mistake, and nothing is built of them.
 */
export const readSiteSettings = (root: string): Constants => {
  try {
    const file = settingsFile(root);
    // Reading what is no file, like a pipe, may never end.
    if (!lstatSync(file).isFile()) return fallback;
    const settings = site.parse(JSON.parse(readFileSync(file, 'utf8')));
    accessSync(join(dirname(file), settings.icon));
    return { ...settings, icon: join(contentFolder, settings.icon) };
  } catch {
    return fallback;
  }
};
