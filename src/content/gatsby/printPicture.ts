import { readFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { pictureSize } from '../check/files/media';
import { fileKindOf } from '../model/fileTypes';
import { sha256 } from '../read/sha256';
import { makeOnce } from './made';
import { screenPicture } from './screenColours';

/** The most pixels that a picture for print is high: ten inches of it, in the finest print there is. */
const highest = 3000;

/** How many bytes nobody would want fewer of. */
const light = 1_000_000;

/** Changes with how pictures for print are made, so that they are made anew. */
const edition = 1;

/**
 * A picture of the author's as anybody may have it: a JPEG in the colours of screens, no higher than print needs, and without
 * a word of where and with which camera it was taken. What is all of that already stays as it is.
 */
export const printPicture = async (file: string): Promise<Buffer> => {
  const original = await readFile(file);
  const { format, space, exif, iptc, xmp, autoOrient } = await sharp(original).metadata();
  const mayStay =
    format === 'jpeg' && space !== 'cmyk' && !(exif ?? iptc ?? xmp) && autoOrient.height <= highest;
  if (mayStay && original.length <= light) return original;
  const picture = await screenPicture(file);
  const made = await picture
    .resize({ height: highest, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
  return mayStay && original.length <= made.length ? original : made;
};

/** A file as the site hands it out. */
export interface Published {
  /** Where it lies on the disk. */
  readonly file: string;
  /** Its path in `public/`; null where the file is published as it is, and under develop, where nobody else gets it. */
  readonly path: string | null;
}

const publish = async (original: string): Promise<Published> => {
  const digest = sha256(`${edition}-${sha256(await readFile(original))}`).slice(0, 32);
  const path = `/static/${digest}/${basename(original, extname(original))}.jpg`;
  const file = join(resolve('public'), path);
  await makeOnce(file, () => printPicture(original));
  return { file, path };
};

const made = new Map<string, Promise<Published>>();

/** What is published of an author's file: of a picture what printPicture makes of it, once in a build. */
export const published = (original: string): Promise<Published> => {
  if (process.env['gatsby_executing_command'] !== 'build' || fileKindOf(original) !== 'picture')
    return Promise.resolve({ file: original, path: null });
  const picture = made.get(original) ?? publish(original);
  made.set(original, picture);
  return picture;
};

/** The width and height of a picture as it is published. */
export const publishedSize = async (original: string) => pictureSize((await published(original)).file);
