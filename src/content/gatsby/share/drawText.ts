import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import { escapeXml } from '../../../lib/text';
import { type TypefaceName, typefaces } from '../../../lib/typefaces';

/** A face of a typeface: what titles are set in, or the lines below them. */
export interface Face {
  readonly typeface: TypefaceName;
  readonly role: 'title' | 'line';
}

/** Where a typeface has its faces in the form that sharp reads (tools/fonts/faces.ts). */
const folderOf = ({ typeface }: Face): string => resolve('src/fonts', typeface);

/** Sharp takes in one file with a text; from then on it knows that face in what other texts lack as well. */
const knowRarerLetters = (face: Face) => {
  const files = readdirSync(folderOf(face)).filter((name) => name.startsWith(`share-${face.role}-`));
  return Promise.all(
    files.map((name) => sharp({ text: { text: 'ő', fontfile: join(folderOf(face), name) } }).toBuffer()),
  );
};

/** The room for a text. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** The largest size of its letters, in pixels. */
  readonly largest: number;
  readonly align?: 'centre';
}

/** Pixels as sharp hands them on: nothing is packed that is unpacked at once. */
export interface Drawn {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Where a drawn thing is put on another. */
export const overlayOf = ({ data, info }: Drawn, left: number, top: number): OverlayOptions => ({
  input: data,
  raw: { width: info.width, height: info.height, channels: info.channels },
  left,
  top,
});

/** How far apart lines are drawn, by their size: closer than type asks for, and below each other all the same. */
const lineDistance = 1.061;

/** Lines drawn as large as fits into a box. */
export const drawText = async (
  lines: readonly string[],
  face: Face,
  colour: string,
  box: Box,
): Promise<Drawn> => {
  await knowRarerLetters(face);
  const draw = (size: number): Promise<Drawn> =>
    sharp({
      text: {
        // A family in `font` that ends with a weight would be taken for another one.
        text: `<span font_family="${typefaces[face.typeface].drawn[face.role]}" foreground="${colour}">${lines.map(escapeXml).join('\n')}</span>`,
        font: String(size),
        fontfile: join(folderOf(face), `share-${face.role}-latin.ttf`),
        rgba: true,
        ...(box.align && { align: box.align }),
        dpi: 72,
        spacing: Math.round(size * (lineDistance - typefaces[face.typeface].drawn.lines)),
      },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const drawn = await draw(box.largest);
  const scale = Math.min(box.width / drawn.info.width, box.height / drawn.info.height);
  return scale < 1 ? draw(Math.floor(box.largest * scale)) : drawn;
};
