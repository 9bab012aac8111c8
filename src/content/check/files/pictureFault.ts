import sharp from 'sharp';
import { endingOf, isHeic } from '../../model/fileTypes';
import { isoBoxes } from './isoBoxes';
import type { Proven } from './proven';
import { misnamed, trueFormat } from './trueFormat';
import { cutShort, damaged } from './unreadable';

/** The most millions of pixels. A page needs two, the best cameras make a hundred. */
const megapixels = 120;

/** The greatest height in pixels. No AVIF can be higher, and the build keeps the height of narrow pictures. */
const highest = 16_384;

/** How long a picture may be decoded, in seconds. With the most pixels a JPEG takes two, a WebP five. */
const patience = 10;

const endsWith = (bytes: Buffer, hex: string): boolean =>
  bytes.toString('hex', bytes.length - hex.length / 2) === hex;

/** Whether a file has its end, by format. */
const hasEnd: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpg: (bytes) => endsWith(bytes, 'ffd9'),
  png: (bytes) => endsWith(bytes, '49454e44ae426082'),
  webp: (bytes) => bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length,
  avif: (bytes) => (isoBoxes(bytes).at(-1)?.end ?? 0) === bytes.length,
};

const nameFault = (name: string, format: string | null): string | null => {
  const ending = endingOf(name).replace('jpeg', 'jpg');
  if (format === ending) return null;
  if (!format) return damaged;
  if (format === 'heic') return `it is ${isHeic}`;
  return misnamed(name, format, hasEnd, 'picture', 'JPEG or PNG');
};

/** Decodes every pixel, as strictly as gatsby-plugin-sharp. At a smaller height the last lines would be skipped. */
const readAll = async (bytes: Buffer): Promise<string | null> => {
  const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > megapixels * 1e6) {
    return `it has ${width} × ${height} pixels, at most ${megapixels} million are allowed: make it smaller`;
  }
  // As it is shown: what the camera held upright is turned first.
  if (autoOrient.height > highest) {
    return `it is ${autoOrient.height} pixels high, at most ${highest} are allowed: cut it in parts`;
  }
  const decoded = sharp(bytes).timeout({ seconds: patience });
  await decoded.resize(1, height, { fit: 'fill' }).raw().toBuffer();
  return null;
};

const decodeFault = async (bytes: Buffer, format: string): Promise<string | null> => {
  try {
    return await readAll(bytes);
  } catch (error) {
    if (String(error).includes('timeout')) return 'it takes too long to read: export it anew, and smaller';
    // The decoder's own words are of bytes and markers.
    return hasEnd[format]?.(bytes) ? damaged : cutShort;
  }
};

/** Why a file is not a whole picture of the format in its name; null where it is. Decodes the same bytes only once. */
export const pictureFault = async (name: string, bytes: Buffer, proven: Proven): Promise<string | null> => {
  const format = trueFormat(bytes);
  const fault = nameFault(name, format);
  if (fault || !format || proven.has(bytes)) return fault;
  const damage = await decodeFault(bytes, format);
  if (!damage) await proven.add(bytes);
  return damage;
};
