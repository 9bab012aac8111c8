import sharp from 'sharp';
import { pictureFault } from '../../../src/content/check/files/pictureFault';
import { drawn } from '../../support/drawn';

const forgetful = { has: () => false, add: () => Promise.resolve() };

test.each<[string, string, () => sharp.Sharp]>([
  ['a JPEG for print, in CMYK,', 'cover.jpg', () => drawn().toColourspace('cmyk').jpeg()],
  ['a JPEG that comes in passes', 'cover.jpg', () => drawn().jpeg({ progressive: true })],
  ['a JPEG without colours', 'cover.jpg', () => drawn().greyscale().jpeg()],
  ['a PNG with 16 bits a colour', 'cover.png', () => drawn().toColourspace('rgb16').png()],
  ['a PNG with a palette', 'cover.png', () => drawn().png({ palette: true })],
  ['a WebP without loss', 'cover.webp', () => drawn().webp({ lossless: true })],
  ['an AVIF', 'cover.avif', () => drawn().avif({ effort: 0 })],
])('%s is in order', async (_name, name, make) => {
  expect(await pictureFault(name, await make().toBuffer(), forgetful)).toBeNull();
});

test('a picture that moves is in order', async () => {
  const frames = [await drawn().png().toBuffer(), await drawn().negate().png().toBuffer()];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  expect(await pictureFault('cover.webp', moving, forgetful)).toBeNull();
});

const red = (width: number, height: number): sharp.Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).jpeg();

test.each<[string, () => sharp.Sharp, number | null]>([
  ['as high as an AVIF can be', () => red(30, 16_384), null],
  ['wider than high', () => red(16_385, 30), null],
  ['higher', () => red(30, 16_385), 16_385],
  ['higher when it is turned', () => red(17_000, 30).withMetadata({ orientation: 6 }), 17_000],
])('a picture may be so high that the build can make an AVIF of it: %s', async (_name, make, height) => {
  expect(await pictureFault('cover.jpg', await make().toBuffer(), forgetful)).toBe(
    height && `it is ${height} pixels high, at most 16384 are allowed: cut it in parts`,
  );
});
