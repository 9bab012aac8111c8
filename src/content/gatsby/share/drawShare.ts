import sharp from 'sharp';
import { shareSize } from '../../../lib/shareSize';
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
  /** The file of the picture beside them: a cover, or the site's icon. */
  readonly picture: string;
}

const margin = 70;
const gap = 60;
const largestPicture = { width: 460, height: shareSize.height - 2 * margin };
const title = { height: 330, largest: 104 };

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
  { title: heading, line, picture, direction }: Share,
  colours: Colours,
): Promise<Buffer> => {
  const cover = await drawPicture(picture);
  const left = margin + cover.info.width + gap;
  const room = shareSize.width - margin - left;
  const [drawnTitle, drawnLine] = await Promise.all([
    drawText(balance(heading, room / title.height), 'title', colours.ink, { width: room, ...title }),
    drawText([line], 'line', colours.ember, { width: room, height: 60, largest: 40 }),
  ]);
  /** What begins so far from the side where lines do. */
  const place = (one: Drawn, from: number, top: number) =>
    overlayOf(one, direction === 'rtl' ? shareSize.width - from - one.info.width : from, top);
  const between = 40;
  const heights = drawnTitle.info.height + between + drawnLine.info.height;
  const top = Math.round((shareSize.height - heights) / 2);
  return sharp({ create: { ...shareSize, channels: 3, background: colours.paper } })
    .composite([
      place(cover, margin, Math.round((shareSize.height - cover.info.height) / 2)),
      place(drawnTitle, left, top),
      place(drawnLine, left, top + drawnTitle.info.height + between),
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
};
