import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from './filesIn';

/** A picture without the words that a camera or a program has put into its file; null where there are none. */
const withoutWords = async (bytes: Buffer): Promise<Buffer | null> => {
  const { format, exif, iptc, xmp } = await sharp(bytes).metadata();
  return exif || iptc || xmp ? sharp(bytes).rotate().toFormat(format, { quality: 95 }).toBuffer() : null;
};

/**
 * Takes out of the pictures of `static/`, which are published as they are, where and with which camera they were taken. What
 * sharp can't read is no picture that it would know words in.
 */
export const cleanStatic = async (root: string): Promise<void> => {
  const pictures = filesIn(join(root, 'static')).filter((path) =>
    /\.(jpe?g|png|webp|avif|tiff?)$/i.test(path),
  );
  for (const path of pictures) {
    const file = join(root, 'public', path);
    const clean = await withoutWords(await readFile(file)).catch(() => null);
    if (clean) await writeFile(file, clean);
  }
};
