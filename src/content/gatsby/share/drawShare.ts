import sharp, { type OverlayOptions } from 'sharp';
import { shareSize } from '../../../lib/crawlers';
import { balance } from './balance';
import type { DrawingStyle } from './drawingStyle';
import { drawPictures } from './drawPictures';
import { type Box, type Drawn, drawText, overlayOf } from './drawText';

/** What a shared link shows of a page. */
export interface Share {
  /** What the page is called. */
  readonly title: string;
  /** The line below it. */
  readonly line: string;
  readonly direction: 'ltr' | 'rtl';
  /** The files of the pictures with them, in their order: covers, or the site's icon. */
  readonly pictures: readonly string[];
}

const margin = 70;

/** How many pictures leave room for a title beside them. */
const mostBeside = 2;

/** The title and the line below it, each as large as fits into its box. */
const drawWords = (
  { title, line }: Share,
  style: DrawingStyle,
  box: Pick<Box, 'width' | 'largest' | 'align'> & { readonly title: number; readonly line: number },
): Promise<[Drawn, Drawn]> => {
  const { width, largest } = box;
  const { typeface, ink, ember } = style;
  const align = box.align && { align: box.align };
  return Promise.all([
    drawText(balance(title, width / box.title), { typeface, role: 'title' }, ink, {
      width,
      height: box.title,
      largest,
      ...align,
    }),
    drawText([line], { typeface, role: 'line' }, ember, { width, height: 60, largest: box.line }),
  ]);
};

/** The words beside one picture or two. All of it stands in the middle, so that a short title leaves no empty side. */
const besidePictures = async (share: Share, style: DrawingStyle): Promise<OverlayOptions[]> => {
  const { pictures, direction } = share;
  const gap = 60;
  const room = { width: 340 + 120 * pictures.length, height: shareSize.height - 2 * margin };
  const shown = await drawPictures(pictures, room, direction);
  const width = shareSize.width - 2 * margin - shown.info.width - gap;
  const [title, line] = await drawWords(share, style, { width, title: 360, largest: 140, line: 40 });
  const all = shown.info.width + gap + Math.max(title.info.width, line.info.width);
  const start = Math.round((shareSize.width - all) / 2);
  const left = start + shown.info.width + gap;
  /** What begins so far from the side where lines do. */
  const place = (one: Drawn, from: number, top: number): OverlayOptions =>
    overlayOf(one, direction === 'rtl' ? shareSize.width - from - one.info.width : from, top);
  const between = 40;
  const heights = title.info.height + between + line.info.height;
  const top = Math.round((shareSize.height - heights) / 2);
  return [
    place(shown, start, Math.round((shareSize.height - shown.info.height) / 2)),
    place(title, left, top),
    place(line, left, top + title.info.height + between),
  ];
};

/** The words below a row of pictures, each in the middle. */
const belowPictures = async (share: Share, style: DrawingStyle): Promise<OverlayOptions[]> => {
  const width = shareSize.width - 2 * margin;
  const [shown, [title, line]] = await Promise.all([
    drawPictures(share.pictures, { width, height: 330 }, share.direction),
    drawWords(share, style, { width, title: 100, largest: 84, line: 34, align: 'centre' }),
  ]);
  const below = 44;
  const between = 22;
  const height = shown.info.height + below + title.info.height + between + line.info.height;
  const top = Math.round((shareSize.height - height) / 2);
  const titleTop = top + shown.info.height + below;
  const place = (one: Drawn, from: number): OverlayOptions =>
    overlayOf(one, Math.round((shareSize.width - one.info.width) / 2), from);
  return [place(shown, top), place(title, titleTop), place(line, titleTop + title.info.height + between)];
};

/** Draws the picture by which a page is shared: a JPEG of `shareSize`. */
export const drawShare = async (share: Share, style: DrawingStyle): Promise<Buffer> => {
  const draw = share.pictures.length > mostBeside ? belowPictures : besidePictures;
  return sharp({ create: { ...shareSize, channels: 3, background: style.paper } })
    .composite(await draw(share, style))
    .jpeg({ quality: 84 })
    .toBuffer();
};
