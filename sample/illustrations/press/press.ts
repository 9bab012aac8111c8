/** The press: prints the plates of a picture, one over the other, on paper. */
import sharp from 'sharp';
import type { Engraved, Flat, Picture } from './plates';
import { blend, lay, rgbOf, scaleOf, type Sheet } from './sheet';

/** Prints a picture and returns its pixels, ready for encoding. */
export async function print(picture: Picture): Promise<sharp.Sharp> {
  const sheet = lay(picture);
  for (const plate of picture.plates) {
    const block = await cut(picture, plate.drawing);
    if (plate.kind === 'flat') pressFlat(sheet, block, plate);
    else pressEngraved(sheet, block, plate, scaleOf(picture));
  }
  const bytes = Buffer.from(Uint8ClampedArray.from(sheet.rgb).buffer);
  const raw = { width: sheet.width, height: sheet.height, channels: 3 as const };
  const { width, height, enlarged = 1 } = picture;
  return sharp(bytes, { raw }).resize(width * enlarged, height * enlarged, { kernel: 'lanczos3' });
}

/** Turns the fragment of a plate into straight RGBA pixels. */
async function cut(picture: Picture, drawing: string): Promise<Buffer> {
  const { width, height } = picture;
  const scale = scaleOf(picture);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

/** Prints a flat plate; worn wood leaves flecks where the grain stands high. */
function pressFlat(sheet: Sheet, block: Buffer, plate: Flat): void {
  for (let i = 0; i < sheet.source.length; i++) {
    const at = (sheet.source[i] ?? 0) * 4;
    const alpha = (block[at + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    const fleck = Math.min(1, Math.max(0, ((sheet.grain[i] ?? 0) - 0.66) * 6));
    blend(
      sheet.rgb,
      i * 3,
      block[at] ?? 0,
      block[at + 1] ?? 0,
      block[at + 2] ?? 0,
      alpha * (1 - fleck * plate.wear),
    );
  }
}

/** Prints an engraved plate: the tone of the drawing is the width of the line. */
function pressEngraved(sheet: Sheet, block: Buffer, plate: Engraved, scale: number): void {
  const [r, g, b] = rgbOf(plate.ink);
  const { width, source, stray, grain } = sheet;
  for (let i = 0; i < source.length; i++) {
    const at = (source[i] ?? 0) * 4;
    const luma = ((block[at] ?? 0) * 0.3 + (block[at + 1] ?? 0) * 0.59 + (block[at + 2] ?? 0) * 0.11) / 255;
    const tone = ((block[at + 3] ?? 0) / 255) * (1 - luma);
    if (tone < 0.05) continue;
    const x = (i % width) / scale;
    const y = Math.floor(i / width) / scale;
    const line = plate.field(x, y);
    const slope = Math.hypot(plate.field(x + 0.5, y) - line, plate.field(x, y + 0.5) - line);
    const phase = line + (stray[i] ?? 0);
    const ridge = Math.abs(2 * (phase - Math.floor(phase)) - 1);
    const want = tone > 0.96 ? 1.2 : tone + ((grain[i] ?? 0) - 0.5) * 0.22;
    const alpha = Math.min(1, Math.max(0, (want - ridge) / (2 * Math.min(0.5, slope) + 0.001) + 0.5));
    blend(sheet.rgb, i * 3, r, g, b, alpha);
  }
}
