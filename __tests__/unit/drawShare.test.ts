import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { cutShare } from '../../src/content/gatsby/share/cutShare';
import { drawShare } from '../../src/content/gatsby/share/drawShare';

const style = { paper: '#000000', ink: '#ffffff', ember: '#ffffff', typeface: 'alegreya' } as const;
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
  const { first, last } = await columnsOf(await drawShare(share, style), isDrawn);
  expect(Math.abs(first - (1199 - last))).toBeLessThan(20);
});

const colourful = ['#ff0000', '#00ff00', '#0000ff'] as const;

test.each([
  [2, 'ltr'],
  [2, 'rtl'],
  [3, 'ltr'],
  [3, 'rtl'],
] as const)('%i covers stand side by side along the line, %s, all of one width', async (count, direction) => {
  const pictures = await Promise.all(colourful.slice(0, count).map(cover));
  const picture = await drawShare({ title: 'It', line: 'A. B.', direction, pictures }, style);
  const found = await Promise.all(
    [isRed, isGreen, isBlue].slice(0, count).map((isIt) => columnsOf(picture, isIt)),
  );
  const inLine = direction === 'ltr' ? found : found.toReversed();
  inLine.slice(1).forEach(({ first }, index) => {
    expect(first - (inLine[index]?.last ?? 0)).toBeGreaterThan(10);
  });
  const widths = found.map(({ first, last }) => last - first);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(4);
  expect(Math.min(...widths)).toBeGreaterThan(150);
});

test('as many covers as are shown fit, in the middle above the title', async () => {
  const pictures = await Promise.all(Array.from({ length: 5 }, () => cover('#ff0000')));
  const picture = await drawShare({ title: 'Five', line: 'A. B.', direction: 'ltr', pictures }, style);
  const { first, last } = await columnsOf(picture, isRed);
  expect(Math.abs(first - (1199 - last))).toBeLessThan(6);
  expect([first > 60, last < 1140]).toEqual([true, true]);
});

test.each([
  [2400, 600],
  [600, 2400],
  [300, 200],
])('an author’s own picture of %i by %i is cut to the size that is shared', async (width, height) => {
  const file = join(folder, `own-${width}.png`);
  await sharp({ create: { width, height, channels: 4, background: '#ff000080' } }).toFile(file);
  const cut = sharp(await cutShare(file, style));
  const { width: wide, height: high, format, exif } = await cut.metadata();
  expect([wide, high, format, exif]).toEqual([1200, 630, 'jpeg', undefined]);
  // What shines through is the site's own dark, and no other one.
  const [red] = (await sharp(await cut.png().toBuffer()).stats()).channels;
  expect(Math.abs((red?.mean ?? 0) - 128)).toBeLessThan(4);
});
