import sharp from 'sharp';
import { balance } from '../share/balance';
import { screenPicture } from '../screenColours';
import type { Colours } from '../share/colours';
import { drawText, overlayOf } from '../share/drawText';

/** A cover in pixels: as wide as reading apps show it, and as light as a picture among words should be. */
const size = { width: 600, height: 900 };
const thumbnailWidth = 160;
const margin = 56;
const room = size.width - 2 * margin;

/** What stands on a cover. */
export interface CoverWords {
  readonly title: string;
  readonly author: string;
  readonly kind: string;
}

const asJpeg = (picture: sharp.Sharp): Promise<Buffer> =>
  picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();

/** A picture of a cover, no larger than it is shown. */
export const coverFrom = async (file: string): Promise<Buffer> =>
  asJpeg((await screenPicture(file)).resize({ ...size, fit: 'inside', withoutEnlargement: true }));

/** A picture of a text, no larger than a page shows it. */
export const pictureFrom = async (file: string): Promise<Buffer> =>
  asJpeg(
    (await screenPicture(file)).resize({
      width: 1000,
      height: 1400,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  );

/** The same cover as a catalogue shows it. */
export const thumbnailOf = (cover: Buffer): Promise<Buffer> =>
  asJpeg(sharp(cover).resize({ width: thumbnailWidth }));

const centred = ({ width }: { readonly width: number }): number => Math.round((size.width - width) / 2);

/** Three dots, with which the site sets scenes apart. */
const dots = (y: number, colour: string): string =>
  [-24, 0, 24].map((x) => `<circle cx="${size.width / 2 + x}" cy="${y}" r="4" fill="${colour}"/>`).join('');

const frame = (y: number, { ember }: Colours): Buffer => {
  const rule = `<rect x="22" y="22" width="${size.width - 44}" height="${size.height - 44}" fill="none" stroke="${ember}" stroke-width="1.5"/>`;
  return Buffer.from(`<svg width="${size.width}" height="${size.height}">${rule}${dots(y, ember)}</svg>`);
};

/** A cover of words alone, in the site's own type and colours. */
export const drawCover = async ({ title, author, kind }: CoverWords, colours: Colours): Promise<Buffer> => {
  const height = 330;
  const titleBox = { width: room, height, largest: 108, align: 'centre' } as const;
  const [drawnTitle, drawnKind, drawnAuthor] = await Promise.all([
    drawText(balance(title, room / height), 'title', colours.ink, titleBox),
    drawText([kind], 'line', colours.ink, { width: room, height: 40, largest: 28 }),
    drawText([author], 'line', colours.ember, { width: room, height: 60, largest: 42 }),
  ]);
  const top = Math.round(330 - drawnTitle.info.height / 2);
  const below = top + drawnTitle.info.height + 56;
  return asJpeg(
    sharp({ create: { ...size, channels: 3, background: colours.paper } }).composite([
      { input: frame(below, colours) },
      overlayOf(drawnTitle, centred(drawnTitle.info), top),
      overlayOf(drawnKind, centred(drawnKind.info), below + 40),
      overlayOf(drawnAuthor, centred(drawnAuthor.info), size.height - 120),
    ]),
  );
};

/** How many covers stand in each row, of about as many each. */
const rowsOf = <T>(all: readonly T[], rows: number): T[][] =>
  Array.from({ length: rows }, (_, row) =>
    all.slice(Math.round((row * all.length) / rows), Math.round(((row + 1) * all.length) / rows)),
  );

const gap = 16;
const shelf = { top: 262, height: 582 };
const most = 12;

/** A cover on which others stand in rows, as large as fits. */
export const drawShelf = async (
  { title, author, kind }: CoverWords,
  files: readonly string[],
  colours: Colours,
): Promise<Buffer> => {
  const shown = files.slice(0, most);
  const heightIn = (rows: number): number =>
    Math.min(
      (shelf.height - (rows - 1) * gap) / rows,
      1.5 * ((room - (Math.ceil(shown.length / rows) - 1) * gap) / Math.ceil(shown.length / rows)),
    );
  const rows = [1, 2, 3, 4].reduce((best, one) => (heightIn(one) > heightIn(best) ? one : best));
  const height = Math.floor(heightIn(rows));
  const [drawnTitle, drawnKind, drawnAuthor] = await Promise.all([
    drawText([title], 'title', colours.ink, { width: room, height: 100, largest: 76 }),
    drawText([kind], 'line', colours.ink, { width: room, height: 36, largest: 26 }),
    drawText([author], 'line', colours.ember, { width: room, height: 50, largest: 36 }),
  ]);
  const space = (shelf.height - rows * height - (rows - 1) * gap) / 2;
  const placed = rowsOf(shown, rows).map(async (row, index) => {
    const width = Math.floor((room - (row.length - 1) * gap) / row.length);
    const covers = await Promise.all(
      row.map(async (file) =>
        (await screenPicture(file))
          .resize({ width, height, fit: 'inside' })
          .png()
          .toBuffer({ resolveWithObject: true }),
      ),
    );
    const taken = covers.reduce((sum, { info }) => sum + info.width, gap * (covers.length - 1));
    let left = centred({ width: taken });
    return covers.map(({ data, info }) => {
      // All of a row stand on one board.
      const board = shelf.top + space + index * (height + gap) + height;
      const overlay = { input: data, left, top: Math.round(board - info.height) };
      left += info.width + gap;
      return overlay;
    });
  });
  return asJpeg(
    sharp({ create: { ...size, channels: 3, background: colours.paper } }).composite([
      overlayOf(drawnAuthor, centred(drawnAuthor.info), 60),
      overlayOf(drawnTitle, centred(drawnTitle.info), 112),
      overlayOf(drawnKind, centred(drawnKind.info), 208),
      ...(await Promise.all(placed)).flat(),
    ]),
  );
};
