import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const name = 'favicon.ico';
const side = 32;
const headerBytes = 22;

/** What stands before a PNG, a square of 32 pixels, that is the one picture of an icon file. */
const headerFor = (png: Buffer): Buffer => {
  const header = Buffer.alloc(headerBytes);
  // An icon, of one picture: its width and height, its planes and bits a pixel, its bytes, and where it begins.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return header;
};

/**
 * Writes `public/favicon.ico`, which feed readers and others ask for without looking into a page, where the author has none in
 * `static/`: in it is the PNG that gatsby-plugin-manifest has made of the site's icon.
 */
export const writeFavicon = async (root: string): Promise<void> => {
  if (existsSync(join(root, 'static', name))) return;
  const png = await readFile(join(root, 'public', `favicon-${side}x${side}.png`));
  await writeFile(join(root, 'public', name), Buffer.concat([headerFor(png), png]));
};
