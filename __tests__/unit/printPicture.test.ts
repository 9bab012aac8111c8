import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { printPicture } from '../../src/content/gatsby/printPicture';

const folder = mkdtempSync(join(tmpdir(), 'last-writes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey', noise } });

const printed = async (bytes: Buffer): Promise<Buffer> => {
  const file = join(folder, 'cover.jpg');
  writeFileSync(file, bytes);
  return printPicture(file);
};

test('a picture for print is a JPEG of at most 3,000 pixels in height', async () => {
  const large = await sharp(await printed(await photo(2200, 3300).png().toBuffer())).metadata();
  expect([large.format, large.width, large.height]).toEqual(['jpeg', 2000, 3000]);
  const small = await sharp(await printed(await photo(20, 30).png().toBuffer())).metadata();
  expect([small.format, small.width, small.height]).toEqual(['jpeg', 20, 30]);
});

test('a heavy one gets lighter, and a light one stays as it is', async () => {
  const heavy = await photo(1600, 2400).jpeg({ quality: 100 }).toBuffer();
  expect((await printed(heavy)).length).toBeLessThan(heavy.length / 2);
  const light = await photo(160, 240).jpeg({ quality: 100 }).toBuffer();
  expect(Buffer.compare(await printed(light), light)).toBe(0);
});

test('a photo is upright, and says neither where nor by what it was taken', async () => {
  const taken = { IFD0: { Make: 'A camera', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } };
  const bytes = await photo(300, 200).withExif(taken).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { width, height, exif, orientation } = await sharp(await printed(bytes)).metadata();
  expect([width, height, exif, orientation]).toEqual([200, 300, undefined, undefined]);
});

test('what can be seen through is white on paper', async () => {
  const bytes = await sharp({
    create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { dominant } = await sharp(await printed(bytes)).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});
