import sharp from 'sharp';
import type { Cover } from './cover';
import { page } from './page';
import { inked, type Pixels, wobbled } from './press';
import { seedOf } from './random';

const LIMIT = 500_000;

const svg = (body: string, w: number, h: number, box: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${box}">${body}</svg>`,
  );

/** Returns the finished cover as pixels: the picture with its wandering edges, the words on it, the ink and paper. */
export async function print(cover: Cover): Promise<Pixels> {
  const sheet = page(cover.shelf === 'audiobooks', seedOf(cover.slug));
  const { w, h } = sheet.out;
  const box = `0 0 ${sheet.w} ${sheet.h}`;
  const { wobble = 0, wobbleSize } = cover.press;
  const picture = await sharp(svg(await cover.motif(sheet, cover), w, h, box), { unlimited: true })
    .flatten({ background: '#000' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const flat: Pixels = { data: picture, width: w, height: h };
  const cutOut = wobble ? wobbled(flat, wobble, wobbleSize) : flat;
  const data = await sharp(cutOut.data, { raw: { width: w, height: h, channels: 3 } })
    .composite([{ input: svg(cover.lettering(sheet, cover), w, h, box) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels: Pixels = { data, width: w, height: h };
  inked(pixels, cover.press);
  return pixels;
}

/** Returns the cover as a JPEG of at most 500 kB, at the best quality that fits. */
export async function jpeg(cover: Cover): Promise<Buffer> {
  const { data, width, height } = await print(cover);
  for (const quality of [86, 80, 74, 68, 62, 56, 50, 44, 38]) {
    const file = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (file.length <= LIMIT) return file;
  }
  throw new Error(`${cover.slug}: the picture is too busy for ${LIMIT} bytes`);
}
