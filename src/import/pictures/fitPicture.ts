import sharp, { type Sharp } from 'sharp';
import { pictureFault } from '../../content/check/files/pictureFault';
import type { Proven } from '../../content/check/files/proven';
import { trueFormat } from '../../content/check/files/trueFormat';
import { isHeic } from '../../content/model/fileTypes';

/** A picture as the site takes it. */
export interface FitPicture {
  readonly bytes: Buffer;
  readonly ending: string;
  /** Whether it moved, of which only the first picture is left. */
  readonly isStill: boolean;
}

/** The formats that are taken as they are where that is possible. */
const asTheyAre = ['jpg', 'png', 'webp', 'avif'];

/** All that are read. What has to be made anew becomes PNG, but for photographs. */
const readable = [...asTheyAre, 'tif', 'gif', 'svg'];
const photographs = ['jpg', 'tif'];

/** The most pixels that a page can use, the greatest height of a picture, and how many bytes a file may have. */
const [mostPixels, highest, mostBytes] = [20e6, 16_384, 50e6];

/** What is decoded at all. */
const limits = { limitInputPixels: 500e6 };
const patience = 30;
const quality = 90;

/** How wide a drawing becomes, in pixels: more than the text of any page. */
const drawingWidth = 1600;

const damaged = 'is a picture that is damaged or cut short';

const faultOfFormat = (format: string | null): string => {
  if (format === 'text') return 'is a page of words, no picture';
  if (format === 'heic') return `is ${isHeic}`;
  return format ? `is a file of the format ${format}, no picture` : 'is no picture that can be read';
};

/** By how much a picture is too large: 1 where it is not. */
const scaleOf = (width: number, height: number): number =>
  Math.min(1, Math.sqrt(mostPixels / (width * height)), highest / height);

const open = (bytes: Buffer, density?: number): Sharp =>
  sharp(bytes, { ...limits, ...(density && { density }) });

/** How many dots an inch of a drawing, which has no pixels of its own, has to have. */
const densityFor = (width: number): number => Math.min(100_000, Math.max(1, (72 * drawingWidth) / width));

const anew = async (bytes: Buffer, format: string): Promise<{ bytes: Buffer; ending: string }> => {
  const { autoOrient, hasAlpha } = await open(bytes).metadata();
  const { width, height } = autoOrient;
  const isDrawing = format === 'svg';
  const wide = isDrawing ? drawingWidth : Math.max(1, Math.floor(width * scaleOf(width, height)));
  const made = open(bytes, isDrawing ? densityFor(width) : undefined)
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width: wide, withoutEnlargement: !isDrawing });
  const ending = hasAlpha || !photographs.includes(format) ? 'png' : 'jpg';
  return { bytes: await (ending === 'png' ? made.png() : made.jpeg({ quality })).toBuffer(), ending };
};

const isGood = async (bytes: Buffer, format: string): Promise<boolean> => {
  if (!asTheyAre.includes(format) || bytes.length > mostBytes) return false;
  const { width, height, orientation = 1 } = await open(bytes).metadata();
  return orientation === 1 && scaleOf(width, height) === 1;
};

/**
 * A picture as the site takes it: as it is where that is possible, else turned upright, made smaller, or made anew as JPEG
 * or PNG; or why there is none, in words that follow its name. What it is, its bytes say. Pictures that are `proven` are not decoded again.
 */
export const fitPicture = async (
  bytes: Buffer,
  proven: Proven,
): Promise<FitPicture | { readonly why: string }> => {
  const format = trueFormat(bytes);
  if (!format || !readable.includes(format)) return { why: faultOfFormat(format) };
  try {
    if (await isGood(bytes, format)) {
      return (await pictureFault(`picture.${format}`, bytes, proven))
        ? { why: damaged }
        : { bytes, ending: format, isStill: false };
    }
    const { pages = 1 } = await open(bytes).metadata();
    return { ...(await anew(bytes, format)), isStill: format !== 'tif' && pages > 1 };
  } catch {
    return { why: damaged };
  }
};
