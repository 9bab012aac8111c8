import { resolve } from 'node:path';
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import { shareSize } from '../../../lib/shareSize';
import { balance } from './balance';

/** What a shared link shows of a page. */
export interface Share {
  /** What the page is called. */
  readonly title: string;
  /** The line below it. */
  readonly line: string;
  /** The file of the picture beside them: a cover, or the site's icon. */
  readonly picture: string;
}

/** The colours of the picture, as CSS writes them. */
export interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly ember: string;
}

const margin = 70;
const gap = 60;
const largestPicture = { width: 460, height: shareSize.height - 2 * margin };
const title = { height: 330, largest: 104 };

/** The site's own faces by their names in the files, in the form that sharp reads (tools/fonts/faces.ts). */
const faces = { title: 'Alegreya', line: 'Alegreya SC Medium' } as const;

const fileOf = (face: keyof typeof faces, script: 'latin' | 'latin-ext'): string =>
  resolve(`src/fonts/share-${face}-${script}.ttf`);

/** Sharp takes in one file with a text; from then on it knows that face in what other texts lack as well. */
const knowRarerLetters = (face: keyof typeof faces) =>
  sharp({ text: { text: 'ő', fontfile: fileOf(face, 'latin-ext') } }).toBuffer();

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Box {
  readonly width: number;
  readonly height: number;
  /** The largest size of its letters, in pixels. */
  readonly largest: number;
}

/** Pixels as sharp hands them on: nothing is packed that is unpacked at once. */
interface Drawn {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

const overlayOf = ({ data, info }: Drawn, left: number, top: number): OverlayOptions => ({
  input: data,
  raw: { width: info.width, height: info.height, channels: info.channels },
  left,
  top,
});

/** Lines drawn as large as fits into a box. */
const drawText = async (
  lines: readonly string[],
  face: keyof typeof faces,
  colour: string,
  box: Box,
): Promise<Drawn> => {
  await knowRarerLetters(face);
  const draw = (size: number): Promise<Drawn> =>
    sharp({
      text: {
        // A family in `font` that ends with a weight would be taken for another one.
        text: `<span font_family="${faces[face]}" foreground="${colour}">${lines.map(escaped).join('\n')}</span>`,
        font: String(size),
        fontfile: fileOf(face, 'latin'),
        rgba: true,
        dpi: 72,
        spacing: Math.round(size * -0.3),
      },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const drawn = await draw(box.largest);
  const scale = Math.min(box.width / drawn.info.width, box.height / drawn.info.height);
  return scale < 1 ? draw(Math.floor(box.largest * scale)) : drawn;
};

const rounded = (width: number, height: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="4"/></svg>`,
  );

/** The picture as large as fits, with rounded corners. */
const drawPicture = async (file: string): Promise<Drawn> => {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ ...largestPicture, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .composite([{ input: rounded(width, height), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
};

/** Draws the picture by which a page is shared: a JPEG of `shareSize`. */
export const drawShare = async (
  { title: heading, line, picture }: Share,
  colours: Colours,
): Promise<Buffer> => {
  const cover = await drawPicture(picture);
  const left = margin + cover.info.width + gap;
  const room = shareSize.width - margin - left;
  const [drawnTitle, drawnLine] = await Promise.all([
    drawText(balance(heading, room / title.height), 'title', colours.ink, { width: room, ...title }),
    drawText([line], 'line', colours.ember, { width: room, height: 60, largest: 40 }),
  ]);
  const between = 40;
  const heights = drawnTitle.info.height + between + drawnLine.info.height;
  const top = Math.round((shareSize.height - heights) / 2);
  return sharp({ create: { ...shareSize, channels: 3, background: colours.paper } })
    .composite([
      overlayOf(cover, margin, Math.round((shareSize.height - cover.info.height) / 2)),
      overlayOf(drawnTitle, left, top),
      overlayOf(drawnLine, left, top + drawnTitle.info.height + between),
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
};
