import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inScreenColours } from '../content/gatsby/screenColours';
import { missing } from './missing';

type ProcessFile = (file: string, ...rest: unknown[]) => Promise<unknown>;

/** Has gatsby-plugin-sharp make the pictures of pages of what has a screen's colours (screenColours.ts). */
export const colourPictures = (root: string): void => {
  const inGatsby = createRequire(join(root, 'node_modules', 'gatsby-plugin-sharp', 'package.json'));
  const plugin = inGatsby('./process-file') as { processFile?: ProcessFile };
  const { processFile } = plugin;
  if (!processFile) throw missing('gatsby-plugin-sharp’s processFile()', 'colourPictures.ts');
  plugin.processFile = async (file, ...rest) => processFile(await inScreenColours(file), ...rest);
};
