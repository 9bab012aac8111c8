import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureSize } from '../adviseOnPictures';

/** The size of a picture in pixels, as it is shown: a photo that the camera held upright is turned first. */
export const pictureSize = async (file: string): Promise<PictureSize> =>
  (await sharp(file).metadata()).autoOrient;

/** The length in seconds of a sound, given the name of its file too. Throws where it is not one that can be played. */
export const secondsOf = async (bytes: Buffer, name: string): Promise<number> => {
  // The library comes as an ES module only, which Gatsby's CommonJS build must import when it runs.
  const { parseBuffer } = await import('music-metadata');
  const { format } = await parseBuffer(bytes, { path: name, size: bytes.length }, { duration: true });
  if (!format.duration) throw new Error('it has no sound in it');
  return format.duration;
};

/** The length of a sound file in seconds. Throws where the file is not one that can be played. */
export const soundLength = async (file: string): Promise<number> => secondsOf(await readFile(file), file);
