import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { FieldKind } from './fields';

/** What sharp calls the formats that go by these endings. */
const formats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'heif',
  '.svg': 'svg',
};

/**
 * Reads every pixel of a picture at a coarse size, so that a file cut short is found as well as one that is no
 * picture. Throws with the decoder's own words.
 */
const decodePicture = async (file: string): Promise<void> => {
  const { format } = await sharp(file).metadata();
  const expected = formats[extname(file)];
  if (format !== expected) throw new Error(`it is in truth of the format ${format}`);
  if (format === 'svg' && !(await readFile(file, 'utf8')).includes('http://www.w3.org/2000/svg')) {
    throw new Error('its first tag needs xmlns="http://www.w3.org/2000/svg"');
  }
  await sharp(file, { failOn: 'error' }).resize(16).raw().toBuffer();
};

/** The width of a picture in pixels, as it is shown: a photo that the camera held upright is turned first. */
export const pictureWidth = async (file: string): Promise<number> =>
  (await sharp(file).metadata()).autoOrient.width;

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
