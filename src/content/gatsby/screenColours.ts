import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { sha256 } from '../read/sha256';

/** How much black, of 255, the noise of a JPEG leaves where there is none. */
const noise = 8;

/**
 * Makes colours of inks that are no inks: what a program without colour management calls CMYK is red, green and blue turned
 * over. Known by its having no black anywhere, which nobody prints so. Null where it has; sharp reads that by the inks of
 * its built-in profile.
 */
const turnedBack = async (bytes: Buffer): Promise<sharp.Sharp | null> => {
  const inks = sharp(bytes).rotate().pipelineColourspace('cmyk').toColourspace('cmyk');
  const { data, info } = await inks.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colours = Buffer.alloc(width * height * 3);
  for (let from = 0, to = 0; to < colours.length; from += channels) {
    if ((data[from + 3] ?? 0) > noise) return null;
    for (let ink = 0; ink < 3; ink++) colours[to++] = 255 - (data[from + ink] ?? 0);
  }
  return sharp(colours, { raw: { width, height, channels: 3 } });
};

/**
 * The file from which to make what a screen shows of a picture: its own, but of what calls itself CMYK and is none one with its
 * colours.
 */
export const inScreenColours = async (file: string): Promise<string> => {
  const { space, hasProfile } = await sharp(file).metadata();
  if (space !== 'cmyk' || hasProfile) return file;
  const bytes = await readFile(file);
  const made = resolve('node_modules/.cache/last-writes/colours', `${sha256(bytes)}.png`);
  if (existsSync(made)) return made;
  const picture = await turnedBack(bytes);
  if (!picture) return file;
  const part = `${made}.${randomUUID()}.part`;
  await mkdir(dirname(made), { recursive: true });
  await picture.png({ compressionLevel: 2 }).toFile(part);
  await rename(part, made);
  return made;
};

/** A picture as a screen shows it: in its colours, and upright. */
export const screenPicture = async (file: string): Promise<sharp.Sharp> =>
  sharp(await inScreenColours(file)).rotate();
