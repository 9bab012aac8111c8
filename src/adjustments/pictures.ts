import sharp from 'sharp';
import { inScreenColours } from '../content/gatsby/screenColours';
import { brokenAdjustment } from './brokenAdjustment';
import { gatsbyModule } from './gatsbyInternals';

/**
 * How hard sharp tries to make an AVIF small, from 0 to 9. Its default of 4 takes five times as long, for pictures
 * smaller by a twelfth (docs/decisions/0017-image-stage.md).
 */
export const avifEffort = 2;

/** Sets the effort for all AVIFs of this process: gatsby-plugin-sharp has an option for it, and does not pass it on. */
export const setAvifEffort = (): void => {
  const prototype = sharp.prototype as sharp.Sharp;
  const avif = prototype.avif as sharp.Sharp['avif'] | undefined;
  if (!avif) throw brokenAdjustment('sharp’s avif()', 'pictures.ts');
  prototype.avif = function (this: sharp.Sharp, options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
};

/** The size of a picture as its file has it; from 5 on, its orientation says that it is shown turned by a quarter. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly orientation?: number;
}

const asShown = <Known extends Size>(size: Known): Known =>
  (size.orientation ?? 1) < 5 ? size : { ...size, width: size.height, height: size.width, orientation: 1 };

/**
 * Has gatsby-plugin-sharp reckon with pictures as they are shown. It turns what a phone held upright has marked so, but asks
 * for its size as it lies in the file: every such picture would be cut to a landscape.
 */
export const turnPictures = (root: string): void => {
  const plugin = gatsbyModule(root, 'index.js', 'gatsby-plugin-sharp') as {
    getImageSizeAsync?: (file: unknown) => Promise<Size>;
  };
  const sizeOf = plugin.getImageSizeAsync;
  if (!sizeOf) throw brokenAdjustment('gatsby-plugin-sharp’s getImageSizeAsync()', 'pictures.ts');
  plugin.getImageSizeAsync = async (file) => asShown(await sizeOf(file));
};

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
  if (!make) throw brokenAdjustment('gatsby-plugin-sharp’s IMAGE_PROCESSING()', 'pictures.ts');
  worker.IMAGE_PROCESSING = async ({ inputPaths: [{ path }], ...job }) =>
    make({ ...job, inputPaths: [{ path: await inScreenColours(path) }] });
};
