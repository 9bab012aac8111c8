/** Delivery: encodes a printed picture within its weight and puts it in its place. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { project } from '../../project';
import { flat, type Picture } from './plates';
import { margin } from '../drawing/shapes';
import { print } from './press';

/** A picture, where it belongs and how heavy it may be. */
export interface Order {
  /** Path under the project's root. */
  file: string;
  /** Greatest weight in bytes. */
  limit: number;
  picture: Picture;
}

/** Prints one order as JPEG, at the best quality that keeps within its weight. */
export async function deliver(order: Order): Promise<void> {
  const { width, height, margin: size } = order.picture;
  const plates = [...order.picture.plates, flat(margin(width, height, size), 0)];
  const printed = await print({ ...order.picture, plates });
  const pixels = await printed.raw().toBuffer({ resolveWithObject: true });
  for (let quality = 86; quality >= 40; quality -= 4) {
    const jpeg = await sharp(pixels.data, { raw: pixels.info })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (jpeg.length > order.limit && quality > 40) continue;
    await put(order.file, jpeg);
    console.log(`${order.file} ${pixels.info.width}x${pixels.info.height} ${Math.round(jpeg.length / 1000)} kB (quality ${quality})`);
    return;
  }
}

/** Writes a file under the project's root. */
export async function put(file: string, content: Buffer | string): Promise<void> {
  const target = join(project, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}
