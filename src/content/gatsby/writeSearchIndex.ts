import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { searchFile } from '../../lib/searchRoutes';
import type { SiteContent } from '../model/siteContent';
import { searchDocuments } from './searchDocuments';

/**
 * Writes the texts that are searched to `public/`. A build does so when all pictures are made: asking for them sooner would
 * have sharp begin before webpack.
 */
export const writeSearchIndex = async (
  root: string,
  graphql: CreatePagesArgs['graphql'],
  content: SiteContent,
): Promise<void> => {
  const file = join(root, 'public', searchFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(await searchDocuments(graphql, content)));
};
