import { inScreenColours } from '../content/gatsby/screenColours';
import { gatsbyModule } from './gatsbyInternals';
import { missing } from './missing';

/** What gatsby-plugin-sharp is to make of a file. */
interface Job {
  readonly inputPaths: readonly [{ readonly path: string }];
}

/** Has gatsby-plugin-sharp make the pictures of pages of what has a screen's colours (screenColours.ts). */
export const colourPictures = (root: string): void => {
  const worker = gatsbyModule(root, 'gatsby-worker', 'gatsby-plugin-sharp') as {
    IMAGE_PROCESSING?: (job: Job) => Promise<void>;
  };
  const { IMAGE_PROCESSING: make } = worker;
  if (!make) throw missing('gatsby-plugin-sharp’s IMAGE_PROCESSING()', 'colourPictures.ts');
  worker.IMAGE_PROCESSING = async ({ inputPaths: [{ path }], ...job }) =>
    make({ ...job, inputPaths: [{ path: await inScreenColours(path) }] });
};
