import sharp from 'sharp';
import { screenPicture } from '../screenColours';
import { type Drawn, overlayOf } from './drawText';

/** The room for pictures. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** Between two covers. */
const gap = 24;

const rounded = (width: number, height: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="4"/></svg>`,
  );

/** A picture as large as fits, with rounded corners. */
const drawPicture = async (file: string, room: Room): Promise<Drawn> => {
  const picture = await screenPicture(file);
  const { data, info } = await picture
    .resize({ ...room, fit: 'inside' })
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

const widthOf = (drawn: readonly Drawn[]): number => drawn.reduce((sum, { info }) => sum + info.width, 0);

/** Pictures side by side along the line, all of one height, as large as fits. */
export const drawPictures = async (
  files: readonly string[],
  room: Room,
  direction: 'ltr' | 'rtl',
): Promise<Drawn> => {
  const draw = (height: number): Promise<Drawn[]> =>
    Promise.all(files.map((file) => drawPicture(file, { ...room, height })));
  const free = room.width - gap * (files.length - 1);
  const largest = await draw(room.height);
  const scale = free / widthOf(largest);
  const drawn = scale < 1 ? await draw(Math.floor(room.height * scale)) : largest;
  const [only] = drawn;
  if (drawn.length === 1 && only) return only;
  const height = Math.max(...drawn.map(({ info }) => info.height));
  const width = widthOf(drawn) + gap * (drawn.length - 1);
  const inLine = direction === 'rtl' ? drawn.toReversed() : drawn;
  const overlays = inLine.map((one, index) =>
    overlayOf(one, widthOf(inLine.slice(0, index)) + gap * index, height - one.info.height),
  );
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite(overlays)
    .raw()
    .toBuffer({ resolveWithObject: true });
};
