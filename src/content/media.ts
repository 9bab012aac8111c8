import sharp from 'sharp';
import type { FieldKind } from './fields';

/**
 * Reads every pixel of a picture at a coarse size, so that a file cut short is found as well as one that is no
 * picture. Throws with the decoder's own words.
 */
const decodePicture = async (file: string): Promise<void> => {
  await sharp(file, { failOn: 'error' }).resize(16).raw().toBuffer();
};

/** The length of a sound file in seconds. Throws where the file is not one that can be played. */
export const soundLength = async (file: string): Promise<number> => {
  // The library comes as an ES module only, which Gatsby's CommonJS build must import when it runs.
  const { parseFile } = await import('music-metadata');
  const { format } = await parseFile(file, { duration: true });
  if (!format.duration) throw new Error('it has no sound in it');
  return format.duration;
};

/** How each kind of file is proven to be what its name says; both throw where it is not. */
export const decoders: Partial<Record<FieldKind, (file: string) => Promise<unknown>>> = {
  picture: decodePicture,
  sound: soundLength,
};
