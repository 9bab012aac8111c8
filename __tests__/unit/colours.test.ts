import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { colord, extend } from 'colord';
import labPlugin from 'colord/plugins/lab';
import sharp from 'sharp';
import { coverFrom, drawShelf, pictureFrom, thumbnailOf } from '../../src/content/gatsby/epubs/drawCover';
import { printPicture } from '../../src/content/gatsby/printPicture';
import { colourPictures } from '../../src/adjustments/pictures';
import { drawShare } from '../../src/content/gatsby/share/drawShare';
import { greyProfile, turnedOver } from '../support/inks';

extend([labPlugin]);

type Colour = readonly [number, number, number];

/** Colours that paper and every screen have. */
const swatches: readonly Colour[] = [
  [60, 150, 70],
  [100, 110, 60],
  [170, 60, 50],
  [60, 80, 140],
  [225, 200, 120],
  [128, 128, 128],
  [245, 245, 245],
];
const greys = swatches.filter(([red, green, blue]) => red === green && green === blue);

const size = { width: 300, height: 450 };

/** A picture of these colours in stripes of one height, one below the other. */
const striped = (colours: readonly Colour[]): sharp.Sharp => {
  const rows = Array.from({ length: size.height }, (_, y) =>
    Array<Colour>(size.width).fill(colours[Math.floor((y * colours.length) / size.height)] ?? [0, 0, 0]),
  );
  return sharp(Buffer.from(rows.flat(2)), { raw: { ...size, channels: 3 } });
};

const folder = mkdtempSync(join(tmpdir(), 'last-writes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const profile = (): string => {
  const file = join(folder, 'grey.icc');
  writeFileSync(file, greyProfile());
  return file;
};

/** How pictures come from authors: of the same colours in other words. */
const supplied: Readonly<
  Record<
    string,
    readonly [colours: readonly Colour[], make: (picture: sharp.Sharp) => sharp.Sharp | Promise<sharp.Sharp>]
  >
> = {
  sRGB: [swatches, (picture) => picture.jpeg({ quality: 95 })],
  'CMYK without a profile': [swatches, (picture) => picture.toColourspace('cmyk').jpeg({ quality: 95 })],
  'CMYK that is turned over': [swatches, async (picture) => turnedOver(await picture.png().toBuffer())],
  'CMYK with a profile': [swatches, (picture) => picture.withIccProfile('cmyk').jpeg({ quality: 95 })],
  'Display P3': [swatches, (picture) => picture.withIccProfile('p3').jpeg({ quality: 95 })],
  'Display P3 in 16 bits': [swatches, (picture) => picture.toColourspace('rgb16').withIccProfile('p3').png()],
  grey: [greys, (picture) => picture.toColourspace('b-w').jpeg({ quality: 95 })],
  'grey with a profile': [
    greys,
    (picture) => picture.toColourspace('b-w').withIccProfile(profile()).jpeg({ quality: 95 }),
  ],
};

const inGatsby = createRequire(join(process.cwd(), 'node_modules/gatsby-plugin-sharp/package.json'));
colourPictures(process.cwd());
const worker = inGatsby('./gatsby-worker') as { IMAGE_PROCESSING: (job: object) => Promise<void> };

/** A picture of a page, as gatsby-plugin-sharp makes it. */
const ofPage = (toFormat: 'jpg' | 'avif') => async (file: string) => {
  const outputPath = `made.${toFormat}`;
  await worker.IMAGE_PROCESSING({
    inputPaths: [{ path: file }],
    outputDir: `${file}.made`,
    args: {
      operations: [{ outputPath, args: { width: 150, height: 225, toFormat, quality: 90 } }],
      pluginOptions: { stripMetadata: true, failOn: 'warning' },
    },
  });
  return readFileSync(join(`${file}.made`, outputPath));
};

const style = { paper: '#fff', ink: '#000', ember: '#a00', typeface: 'alegreya' } as const;
const words = { title: 'T', author: 'A', kind: 'K' };

/** What it takes to lose a colour on the way into inks and back: they have fewer of them. */
const most = 6.5;

/** What is made of a picture, where in that its middle lies from the left, where it begins, and how high it is. */
const uses: Readonly<
  Record<string, readonly [make: (file: string) => Promise<Buffer>, x: number, top: number, height: number]>
> = {
  'a JPEG of a page': [ofPage('jpg'), 75, 0, 225],
  'an AVIF of a page': [ofPage('avif'), 75, 0, 225],
  'what is shared': [
    (file) => drawShare({ title: 'T', line: 'L', direction: 'ltr', pictures: [file] }, style),
    520,
    70,
    490,
  ],
  'the cover of an e-book': [coverFrom, 150, 0, 450],
  'a picture in an e-book': [pictureFrom, 150, 0, 450],
  'a thumbnail of it': [async (file) => thumbnailOf(await coverFrom(file)), 80, 0, 240],
  'the cover of the sampler': [(file) => drawShelf(words, [file], style), 300, 262, 582],
  'a picture for print': [printPicture, 150, 0, 450],
};

/** The colours in the middle of each stripe. */
const coloursIn = async (picture: Buffer, count: number, x: number, top: number, height: number) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: count }, (_, stripe): Colour => {
    const at = (Math.floor(top + ((stripe + 0.5) * height) / count) * info.width + x) * info.channels;
    const [red = 0, green = red, blue = red] = data.subarray(at, at + Math.min(info.channels, 3));
    return info.channels < 3 ? [red, red, red] : [red, green, blue];
  });
};

const asColour = ([r, g, b]: Colour) => colord({ r, g, b });

/** How far two colours are apart, by CIEDE2000: one is the least that anybody sees. */
const apart = (one: Colour, other: Colour): number => asColour(one).delta(asColour(other)) * 100;

test.each(Object.entries(supplied))(
  'of a picture in %s, all that is made of it has its colours',
  async (_kind, [given, make]) => {
    const file = join(folder, 'cover.jpg');
    writeFileSync(file, await (await make(striped(given))).toBuffer());
    const far: string[] = [];
    for (const [use, [made, ...place]] of Object.entries(uses)) {
      const shown = await coloursIn(await made(file), given.length, ...place);
      given.forEach((colour, index) => {
        const found = shown[index] ?? [0, 0, 0];
        const distance = apart(found, colour);
        if (distance > most)
          far.push(`${use}: ${colour.join()} is ${found.join()}, off by ${distance.toFixed(1)}`);
      });
    }
    expect(far).toEqual([]);
  },
);
