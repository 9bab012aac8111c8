import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { copyKit, gatsby } from '../support/project';

const minutes = 60_000;

/** A cover of two colours, the upper half and the lower. */
const colours = [
  { r: 30, g: 110, b: 120 },
  { r: 220, g: 120, b: 40 },
] as const;

const cover = (width: number, height: number): Sharp => {
  const [top, bottom] = colours.map((background) => ({
    create: { width, height: height / 2, channels: 3 as const, background },
  }));
  return sharp({ ...top, limitInputPixels: false }).extend({
    bottom: height / 2,
    background: bottom?.create.background,
  });
};

const plain = (): Promise<Buffer> => cover(800, 1200).png().toBuffer();

/** What cameras, printers and old programs make of pictures, each with its file's name. */
const odd: Readonly<Record<string, readonly [file: string, make: () => Promise<Buffer>]>> = {
  'of a hundred megapixels': ['cover.jpg', () => cover(8200, 12_200).jpeg().toBuffer()],
  'for print, in CMYK': [
    'cover.jpg',
    async () =>
      sharp(await plain())
        .toColourspace('cmyk')
        .jpeg({ quality: 95 })
        .toBuffer(),
  ],
  'of 16 bits a colour': [
    'cover.png',
    async () =>
      sharp(await plain())
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
  ],
  'that moves': [
    'cover.webp',
    async () =>
      sharp(
        [
          await plain(),
          await sharp(await plain())
            .flip()
            .toBuffer(),
        ],
        { join: { animated: true } },
      )
        .webp({ loop: 0, delay: [100, 100] })
        .toBuffer(),
  ],
  'in shades of gray': [
    'cover.png',
    async () =>
      sharp(await plain())
        .grayscale()
        .toColourspace('b-w')
        .png()
        .toBuffer(),
  ],
  'with a color profile of its own': [
    'cover.jpg',
    async () =>
      sharp(await plain())
        .withIccProfile('p3')
        .jpeg({ quality: 95 })
        .toBuffer(),
  ],
  'that was turned': [
    'cover.jpg',
    async () =>
      sharp(await plain())
        .rotate(90)
        .withMetadata({ orientation: 8 })
        .jpeg({ quality: 95 })
        .toBuffer(),
  ],
};

const names = Object.keys(odd);
let root = '';

const folderOf = (name: string): string => `book-${names.indexOf(name) + 1}`;

beforeAll(async () => {
  root = await copyKit();
  for (const [index, [title, [file, make]]] of Object.entries(odd).entries()) {
    const folder = join(root, 'data/books', folderOf(title));
    mkdirSync(folder, { recursive: true });
    const entry = {
      id: 500 + index,
      title: `Cover ${title}`,
      image: `./${file}`,
      link: 'https://shop.example/',
      // With it the book has a page of its own.
      about: { blurb: 'A lamp is lit.' },
    };
    writeFileSync(join(folder, 'index.json'), JSON.stringify(entry));
    writeFileSync(join(folder, file), await make());
  }
  const run = gatsby(root, 'build', '--prefix-paths');
  const code = await run.ended;
  if (code !== 0 || /^warn/m.test(run.output())) throw new Error(run.output());
}, 10 * minutes);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const picturesOf = (book: string): string[] => {
  const html = readFileSync(join(root, 'public/books', book, 'index.html'), 'utf8');
  const [picture = ''] = /<picture[^]*?<\/picture>/.exec(html.slice(html.indexOf('<main'))) ?? [];
  return [...new Set(picture.match(/\/static\/[^ ",]+\.(avif|webp|jpg|png)/g))];
};

const middle = async (picture: Buffer, part: number): Promise<readonly number[]> => {
  const { width, height } = await sharp(picture).metadata();
  const { data } = await sharp(picture)
    .extract({ left: Math.floor(width / 2), top: Math.floor(height * part), width: 1, height: 1 })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

const isNear = (
  colour: readonly number[],
  { r, g, b }: { r: number; g: number; b: number },
  grey: boolean,
): boolean => {
  const wanted = grey ? Array<number>(3).fill(0.2126 * r + 0.7152 * g + 0.0722 * b) : [r, g, b];
  // Inks cannot print every colour: CMYK comes back a little off.
  return wanted.every((value, index) => Math.abs(value - (colour[index] ?? 0)) < 40);
};

test.each(names)('a cover %s is shown upright, still, and in its colors', async (name) => {
  const pictures = picturesOf(folderOf(name));
  expect(pictures.length).toBeGreaterThan(3);
  for (const path of pictures) {
    const picture = readFileSync(join(root, 'public', path));
    const { space, depth, pages = 1, width, height, orientation = 1 } = await sharp(picture).metadata();
    expect([path, depth, pages, orientation, Math.round((height / width) * 10)]).toEqual([
      path,
      'uchar',
      1,
      1,
      15,
    ]);
    expect(['srgb', 'b-w']).toContain(space);
    for (const [index, colour] of colours.entries()) {
      const found = await middle(picture, 0.25 + index / 2);
      expect([path, found, isNear(found, colour, name.includes('gray'))]).toEqual([path, found, true]);
    }
  }
});
