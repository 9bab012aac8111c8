import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawShare } from '../../src/content/gatsby/share/drawShare';

const colours = { paper: '#000000', ink: '#ffffff', ember: '#ffffff' };
const folder = mkdtempSync(join(tmpdir(), 'share-'));

/** A cover of one colour. */
const cover = async (background: string): Promise<string> => {
  const file = join(folder, `${background}.png`);
  await sharp({ create: { width: 400, height: 600, channels: 3, background } }).toFile(file);
  return file;
};

/** Where, from left to right, something of a kind is drawn. */
const columnsOf = async (
  picture: Buffer,
  isIt: (red: number, green: number, blue: number) => boolean,
): Promise<{ readonly first: number; readonly last: number }> => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width * info.height }, (_, index) => index)
    .filter((index) => isIt(data[3 * index] ?? 0, data[3 * index + 1] ?? 0, data[3 * index + 2] ?? 0))
    .map((index) => index % info.width);
  return {
    first: columns.reduce((least, column) => Math.min(least, column), Infinity),
    last: columns.reduce((most, column) => Math.max(most, column), -Infinity),
  };
};

const isRed = (red: number, green: number, blue: number): boolean => red > 180 && green < 70 && blue < 70;
const isGreen = (red: number, green: number, blue: number): boolean => green > 180 && red < 70 && blue < 70;
const isBlue = (red: number, green: number, blue: number): boolean => blue > 180 && red < 70 && green < 70;
const isDrawn = (...channels: readonly number[]): boolean => Math.max(...channels) > 100;

test.each(['ltr', 'rtl'] as const)('a cover and a short title stand in the middle, %s', async (direction) => {
  const share = { title: 'It', line: 'A. B.', direction, pictures: [await cover('#ff0000')] };
  const { first, last } = await columnsOf(await drawShare(share, colours), isDrawn);
  expect(Math.abs(first - (1199 - last))).toBeLessThan(20);
});

test.each(['ltr', 'rtl'] as const)(
  'covers look out one behind the other along the line, %s',
  async (direction) => {
    const pictures = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(cover));
    const picture = await drawShare({ title: 'Three', line: 'A. B.', direction, pictures }, colours);
    const [red, green, blue] = await Promise.all(
      [isRed, isGreen, isBlue].map((isIt) => columnsOf(picture, isIt)),
    );
    const ends = [red, green, blue].map((one) => (direction === 'ltr' ? one?.last : -(one?.first ?? 0)) ?? 0);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    for (const one of [red, green, blue]) expect((one?.last ?? 0) - (one?.first ?? 0)).toBeGreaterThan(50);
  },
);
