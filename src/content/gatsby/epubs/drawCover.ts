import sharp from 'sharp';
import { balance } from '../share/balance';
import { screenPicture } from '../screenColours';
import type { DrawingStyle } from '../share/drawingStyle';
import { type Box, type Drawn, drawText, type Face, overlayOf } from '../share/drawText';

/** A cover in pixels: as wide as reading apps show it, and as light as a picture among words should be. */
const size = { width: 600, height: 900 };
const thumbnailWidth = 160;
const margin = 56;
const room = size.width - 2 * margin;

/** What stands on a cover. */
export interface CoverWords {
  readonly title: string;
  readonly author: string;
  /** What it is, or of which series. */
  readonly kind?: string;
}

const asJpeg = (picture: sharp.Sharp): Promise<Buffer> =>
  picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();

const pictureWithin =
  (width: number, height: number) =>
  async (file: string): Promise<Buffer> =>
    asJpeg((await screenPicture(file)).resize({ width, height, fit: 'inside', withoutEnlargement: true }));

/** A picture of a cover, given its file, no larger than it is shown. */
export const coverFrom = pictureWithin(size.width, size.height);

/** A picture of a text, no larger than a page shows it. */
export const pictureFrom = pictureWithin(1000, 1400);

/** The same cover as a catalogue shows it. */
export const thumbnailOf = (cover: Buffer): Promise<Buffer> =>
  asJpeg(sharp(cover).resize({ width: thumbnailWidth }));

const centred = ({ width }: { readonly width: number }): number => Math.round((size.width - width) / 2);

const inTheMiddle = (drawn: Drawn, top: number): sharp.OverlayOptions =>
  overlayOf(drawn, centred(drawn.info), top);

const onPaper = (overlays: sharp.OverlayOptions[], { paper }: DrawingStyle): Promise<Buffer> =>
  asJpeg(sharp({ create: { ...size, channels: 3, background: paper } }).composite(overlays));

/** Three dots, with which the site sets scenes apart. */
const dots = (y: number, colour: string): string =>
  [-24, 0, 24].map((x) => `<circle cx="${size.width / 2 + x}" cy="${y}" r="4" fill="${colour}"/>`).join('');

const frame = (y: number, { ember }: DrawingStyle): Buffer => {
  const rule = `<rect x="22" y="22" width="${size.width - 44}" height="${size.height - 44}" fill="none" stroke="${ember}" stroke-width="1.5"/>`;
  return Buffer.from(`<svg width="${size.width}" height="${size.height}">${rule}${dots(y, ember)}</svg>`);
};

/** Lines in a face of a style, within a box as wide as there is room. */
const drawIn =
  ({ typeface }: DrawingStyle) =>
  (lines: readonly string[], role: Face['role'], colour: string, box: Omit<Box, 'width'>): Promise<Drawn> =>
    drawText(lines, { typeface, role }, colour, { ...box, width: room });

/** A cover of words alone, in the site's own type and colours. */
export const drawCover = async (
  { title, author, kind }: CoverWords,
  style: DrawingStyle,
): Promise<Buffer> => {
  const height = 330;
  const { ink, ember } = style;
  const draw = drawIn(style);
  const [drawnTitle, drawnKind, drawnAuthor] = await Promise.all([
    draw(balance(title, room / height), 'title', ink, { height, largest: 108, align: 'centre' }),
    kind ? draw([kind], 'line', ink, { height: 40, largest: 28 }) : null,
    draw([author], 'line', ember, { height: 60, largest: 42 }),
  ]);
  const top = Math.round(330 - drawnTitle.info.height / 2);
  const below = top + drawnTitle.info.height + 56;
  return onPaper(
    [
      { input: frame(below, style) },
      inTheMiddle(drawnTitle, top),
      ...(drawnKind ? [inTheMiddle(drawnKind, below + 40)] : []),
      inTheMiddle(drawnAuthor, size.height - 120),
    ],
    style,
  );
};

/** The covers of each row, of about as many each. */
const rowsOf = <T>(all: readonly T[], rows: number): T[][] =>
  Array.from({ length: rows }, (_, row) =>
    all.slice(Math.round((row * all.length) / rows), Math.round(((row + 1) * all.length) / rows)),
  );

const gap = 16;
const shelf = { top: 262, height: 582 };
const most = 12;

/** How much room each of so many has in a row of this length. */
const share = (length: number, count: number): number => (length - (count - 1) * gap) / count;

/** Covers side by side, as large as fits, their lower edges at `bottom`. */
const drawRow = async (
  files: readonly string[],
  height: number,
  bottom: number,
): Promise<sharp.OverlayOptions[]> => {
  const width = Math.floor(share(room, files.length));
  const draw = async (file: string) =>
    (await screenPicture(file))
      .resize({ width, height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
  const covers = await Promise.all(files.map(draw));
  let left = centred({ width: covers.reduce((sum, { info }) => sum + info.width + gap, -gap) });
  return covers.map(({ data, info }) => {
    const overlay = { input: data, left, top: Math.round(bottom - info.height) };
    left += info.width + gap;
    return overlay;
  });
};

/** A cover on which others stand in rows, as large as fits. */
export const drawShelf = async (
  { title, author, kind = '' }: CoverWords,
  files: readonly string[],
  style: DrawingStyle,
): Promise<Buffer> => {
  const { ink, ember } = style;
  const draw = drawIn(style);
  const shown = files.slice(0, most);
  const heightIn = (rows: number): number =>
    Math.min(share(shelf.height, rows), 1.5 * share(room, Math.ceil(shown.length / rows)));
  const rows = [1, 2, 3, 4].reduce((best, one) => (heightIn(one) > heightIn(best) ? one : best));
  const height = Math.floor(heightIn(rows));
  const [drawnTitle, drawnKind, drawnAuthor] = await Promise.all([
    draw([title], 'title', ink, { height: 100, largest: 76 }),
    draw([kind], 'line', ink, { height: 36, largest: 26 }),
    draw([author], 'line', ember, { height: 50, largest: 36 }),
  ]);
  const top = shelf.top + (shelf.height + gap - rows * (height + gap)) / 2;
  const drawn = rowsOf(shown, rows).map((row, index) =>
    drawRow(row, height, top + index * (height + gap) + height),
  );
  return onPaper(
    [
      inTheMiddle(drawnAuthor, 60),
      inTheMiddle(drawnTitle, 112),
      inTheMiddle(drawnKind, 208),
      ...(await Promise.all(drawn)).flat(),
    ],
    style,
  );
};
