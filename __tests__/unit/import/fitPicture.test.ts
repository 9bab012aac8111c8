import sharp, { type Metadata, type Sharp } from 'sharp';
import { pictureFault } from '../../../src/content/check/files/pictureFault';
import type { Proven } from '../../../src/content/check/files/proven';
import { fileTypes } from '../../../src/content/model/fileTypes';
import { fitPicture } from '../../../src/import/pictures/fitPicture';
import { nothingProven } from '../../support/nothingProven';

const red = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });

/** What becomes of a picture: its ending, and what is in it. */
const fitted = async (bytes: Buffer, proven: Proven = nothingProven) => {
  const fit = await fitPicture(bytes, proven);
  if ('why' in fit) throw new Error(fit.why);
  expect(await pictureFault(`a.${fit.ending}`, fit.bytes, nothingProven)).toBeNull();
  expect(fileTypes.picture as readonly string[]).toContain(fit.ending);
  const { width, height, orientation }: Metadata = await sharp(fit.bytes).metadata();
  return {
    ending: fit.ending,
    isSame: fit.bytes === bytes,
    isStill: fit.isStill,
    width,
    height,
    orientation,
  };
};

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s stays as it is', async (format) => {
  const { isSame, ending } = await fitted(await red(30, 20).toFormat(format).toBuffer());
  expect([isSame, ending]).toEqual([true, format === 'jpeg' ? 'jpg' : format]);
});

test.each([
  ['gif', 'png'],
  ['tiff', 'jpg'],
] as const)('%s becomes %s', async (format, ending) => {
  expect(await fitted(await red(30, 20).toFormat(format).toBuffer())).toEqual({
    ending,
    isSame: false,
    isStill: false,
    width: 30,
    height: 20,
    orientation: undefined,
  });
});

test('a drawing becomes a picture that is wide enough', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2H0z"/></svg>';
  expect(await fitted(Buffer.from(drawing))).toMatchObject({ ending: 'png', width: 1600, height: 800 });
});

test('of a picture that moves the first is kept, and that is said', async () => {
  const frames = await Promise.all([red(8, 8).png().toBuffer(), red(8, 8).negate().png().toBuffer()]);
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(await fitted(moving)).toMatchObject({ ending: 'png', isStill: true, width: 8, height: 8 });
});

test('what the camera held upright is turned', async () => {
  const turned = await red(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await fitted(turned)).toMatchObject({
    ending: 'jpg',
    width: 20,
    height: 30,
    orientation: undefined,
  });
});

test('what is larger than any page shows is made smaller', async () => {
  expect(await fitted(await red(6000, 4000).jpeg().toBuffer())).toMatchObject({
    ending: 'jpg',
    width: 5477,
    height: 3651,
  });
  expect(await fitted(await red(100, 20_000).png().toBuffer())).toMatchObject({ ending: 'png', width: 81 });
});

test.each([
  ['a page', Buffer.from('<!doctype html><p>Not found'), 'is a page of words, no picture'],
  ['a PDF', Buffer.from('%PDF-1.7\0'), 'is a file of the format pdf, no picture'],
  ['anything', Buffer.from([1, 2, 3]), 'is no picture that can be read'],
  ['nothing', Buffer.of(), 'is a page of words, no picture'],
  ['a broken GIF', Buffer.from('GIF89a'), 'is a picture that is damaged or cut short'],
])('%s is none: %s', async (_name, bytes, why) => {
  expect(await fitPicture(bytes, nothingProven)).toEqual({ why });
});

test('neither is what is cut short', async () => {
  const whole = await red(300, 200).jpeg().toBuffer();
  expect(await fitPicture(whole.subarray(0, -99), nothingProven)).toEqual({
    why: 'is a picture that is damaged or cut short',
  });
});
