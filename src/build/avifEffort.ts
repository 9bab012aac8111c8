import sharp from 'sharp';
import { missing } from './missing';

/**
 * How hard sharp tries to make an AVIF small, from 0 to 9. Its default of 4 takes five times as long, for pictures
 * smaller by a twelfth (docs/decisions/0017-image-stage.md).
 */
export const avifEffort = 2;

/** Sets the effort for all AVIFs of this process: gatsby-plugin-sharp has an option for it, and does not pass it on. */
export const setAvifEffort = (): void => {
  const prototype = sharp.prototype as sharp.Sharp;
  const avif = prototype.avif as sharp.Sharp['avif'] | undefined;
  if (!avif) throw missing('sharp’s avif()', 'avifEffort.ts');
  prototype.avif = function (this: sharp.Sharp, options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
};
