import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inScreenColours } from '../content/gatsby/screenColours';
import { missing } from './missing';

/** What gatsby-plugin-sharp is to make of a file. */
interface Job {
  readonly inputPaths: readonly [{ readonly path: string }];
}

/** Has gatsby-plugin-sharp make the pictures of pages of what has a screen's colours (screenColours.ts). */
export const colourPictures = (root: string): void => {
  const inGatsby = createRequire(join(root, 'node_modules', 'gatsby-plugin-sharp', 'package.json'));
  const worker = inGatsby('./gatsby-worker') as { IMAGE_PROCESSING?: (job: Job) => Promise<void> };
  const { IMAGE_PROCESSING: process } = worker;
  if (!process) throw missing('gatsby-plugin-sharp’s IMAGE_PROCESSING()', 'colourPictures.ts');
  worker.IMAGE_PROCESSING = async ({ inputPaths: [{ path }], ...job }) =>
    process({ ...job, inputPaths: [{ path: await inScreenColours(path) }] });
};
