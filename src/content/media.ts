import { open, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { FieldKind } from './field';

/** What sharp calls the formats that go by these endings. */
const formats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'heif',
  '.svg': 'svg',
};

/** The last bytes of a whole file: a JPEG's end of image, a PNG's last chunk with its checksum. */
const endings: Readonly<Record<string, Buffer>> = {
  jpeg: Buffer.from('ffd9', 'hex'),
  png: Buffer.from('49454e44ae426082', 'hex'),
};

/** Whether a file ends as one of its format does. A photo may go on after its end, as some cameras have it. */
const isWhole = async (file: string, format: string): Promise<boolean> => {
  const ending = endings[format];
  if (!ending) return false;
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(ending.length);
    await handle.read(last, 0, last.length, Math.max(0, size - last.length));
    return last.equals(ending);
  } finally {
    await handle.close();
  }
};

/**
 * Proves that a file is a picture of the format that its name says, and that nothing of it is missing. Only where its
 * end does not show that, every pixel is read, which takes fifty times as long. Throws with the decoder's own words.
 */
const decodePicture = async (file: string): Promise<void> => {
  const { format } = await sharp(file).metadata();
  const expected = formats[extname(file)];
  if (format !== expected) throw new Error(`it is in truth of the format ${format}`);
  if (format === 'svg' && !(await readFile(file, 'utf8')).includes('http://www.w3.org/2000/svg')) {
    throw new Error('its first tag needs xmlns="http://www.w3.org/2000/svg"');
  }
  if (await isWhole(file, format)) return;
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
