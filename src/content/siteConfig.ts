import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './collections';
import type { SiteSettings } from './schema';

/**
 * The constants that gatsby-config.ts needs before Gatsby has read any content. Where `data/site.json` cannot be
 * read they are empty: the guard names the mistake a moment later and nothing is built of them.
 */
export const readSiteSettings = (root: string): Pick<SiteSettings, 'title' | 'siteUrl' | 'language'> => {
  try {
    return JSON.parse(readFileSync(join(root, contentFolder, 'site.json'), 'utf8')) as SiteSettings;
  } catch {
    return { title: '', siteUrl: 'https://example.com', language: 'en' };
  }
};
