import sharp from 'sharp';
import { shareSize } from '../../../lib/crawlers';
import { screenPicture } from '../screenColours';
import { balance } from './balance';
import type { Colours } from './colours';
import { type Drawn, drawText, overlayOf } from './drawText';

/** What a shared link shows of a page. */
export interface Share {
  /** What the page is called. */
  readonly title: string;
  /** The line below it. */
  readonly line: string;
  readonly direction: 'ltr' | 'rtl';
  /** The files of the pictures beside them, the first in front: covers, or the site's icon. */
  readonly pictures: readonly string[];
}

const margin = 70;
const gap = 60;
const largestPicture = { width: 460, height: shareSize.height - 2 * margin };
const title = { height: 360, largest: 140 };
/** How far each cover behind another looks out. */
const shift = 70;

const rounded = (width: number, height: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="4"/></svg>`,
  );

/** The picture as large as fits, with rounded corners. */
const drawPicture = async (file: string, scale: number): Promise<Drawn> => {
  const highest = Math.round(largestPicture.height * scale);
  const picture = await screenPicture(file);
  const { data, info } = await picture
    .resize({ ...largestPicture, height: highest, fit: 'inside' })
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

/** Pictures one behind the other, each a little smaller and further along the line than the one before it. */
const drawPictures = async (files: readonly string[], direction: Share['direction']): Promise<Drawn> => {
  const drawn = await Promise.all(files.map((file, index) => drawPicture(file, 1 - 0.1 * index)));
  const [front] = drawn;
  if (drawn.length === 1 && front) return front;
  const height = Math.max(...drawn.map(({ info }) => info.height));
  const ends = drawn.reduce<number[]>(
    (all, { info }) => [...all, Math.max(info.width, (all.at(-1) ?? -shift) + shift)],
    [],
  );
  const canvas = { width: Math.max(...ends), height, channels: 4 as const, background: '#0000' };
  const overlays = drawn.map((one, index) => {
    const end = ends[index] ?? 0;
    const left = direction === 'rtl' ? canvas.width - end : end - one.info.width;
    return overlayOf(one, left, Math.round((height - one.info.height) / 2));
  });
  return sharp({ create: canvas }).composite(overlays.reverse()).raw().toBuffer({ resolveWithObject: true });
};

/** Draws the picture by which a page is shared: a JPEG of `shareSize`. */
export const drawShare = async (
  { title: heading, line, pictures, direction }: Share,
  colours: Colours,
): Promise<Buffer> => {
  const cover = await drawPictures(pictures, direction);
  const room = shareSize.width - 2 * margin - cover.info.width - gap;
  const [drawnTitle, drawnLine] = await Promise.all([
    drawText(balance(heading, room / title.height), 'title', colours.ink, { width: room, ...title }),
    drawText([line], 'line', colours.ember, { width: room, height: 60, largest: 40 }),
  ]);
  // All of it stands in the middle, so that a short title leaves no empty side.
  const width = cover.info.width + gap + Math.max(drawnTitle.info.width, drawnLine.info.width);
  const start = Math.round((shareSize.width - width) / 2);
  const left = start + cover.info.width + gap;
  /** What begins so far from the side where lines do. */
  const place = (one: Drawn, from: number, top: number) =>
    overlayOf(one, direction === 'rtl' ? shareSize.width - from - one.info.width : from, top);
  const between = 40;
  const heights = drawnTitle.info.height + between + drawnLine.info.height;
  const top = Math.round((shareSize.height - heights) / 2);
  return sharp({ create: { ...shareSize, channels: 3, background: colours.paper } })
    .composite([
      place(cover, start, Math.round((shareSize.height - cover.info.height) / 2)),
      place(drawnTitle, left, top),
      place(drawnLine, left, top + drawnTitle.info.height + between),
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
};
