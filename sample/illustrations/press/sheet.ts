/** The sheet a picture is printed on, and the ways in which wood is not a screen. */
import { PAPER } from '../drawing/palette';
import { noise } from './noise';
import type { Picture } from './plates';

/** Everything is printed at twice its size and then reduced. */
const SCALE = 2;

/** How many pixels of the sheet a unit of a picture has. */
export const scaleOf = ({ enlarged = 1 }: Picture): number => SCALE * enlarged;

/** A sheet on the press. */
export interface Sheet {
  width: number;
  height: number;
  rgb: Float32Array;
  /** For each pixel, the pixel of the drawing the knife really cut. */
  source: Int32Array;
  /** For each pixel, the grain of the block. */
  grain: Float32Array;
  /** For each pixel, how far an engraved line strays, in lines. */
  stray: Float32Array;
}

/** Prepares an empty sheet. */
export function lay(picture: Picture): Sheet {
  const scale = scaleOf(picture);
  const width = picture.width * scale;
  const height = picture.height * scale;
  const size = width * height;
  const sheet: Sheet = {
    width,
    height,
    rgb: new Float32Array(size * 3),
    source: new Int32Array(size),
    grain: new Float32Array(size),
    stray: new Float32Array(size),
  };
  const field = noise(picture.seed);
  const wander = (picture.wander ?? 1.5) * scale;
  // The grain of the wood grows with the picture.
  const grown = scale / SCALE;
  const [r, g, b] = rgbOf(PAPER);
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i++) {
      const [x, y] = [column / grown, row / grown];
      const dx = (field(x / 19, y / 19) + 0.5 * field(x / 7 + 40, y / 7) - 0.75) * wander;
      const dy = (field(x / 19 + 90, y / 19 + 50) + 0.5 * field(x / 7, y / 7 + 70) - 0.75) * wander;
      const sx = Math.min(width - 1, Math.max(0, Math.round(column + dx)));
      const sy = Math.min(height - 1, Math.max(0, Math.round(row + dy)));
      sheet.source[i] = sy * width + sx;
      sheet.grain[i] = 0.55 * field(x / 2.6 + 11, y / 2.6 + 7) + 0.45 * field(x / 90, y / 23 + 31);
      sheet.stray[i] = 0.5 * field(x / 85 + 17, y / 85) + 0.14 * field(x / 13, y / 13 + 29);
      sheet.rgb[i * 3] = r;
      sheet.rgb[i * 3 + 1] = g;
      sheet.rgb[i * 3 + 2] = b;
    }
  }
  return sheet;
}

/** Lays one colour over one pixel. */
export function blend(rgb: Float32Array, at: number, r: number, g: number, b: number, alpha: number): void {
  rgb[at] = (rgb[at] ?? 0) * (1 - alpha) + r * alpha;
  rgb[at + 1] = (rgb[at + 1] ?? 0) * (1 - alpha) + g * alpha;
  rgb[at + 2] = (rgb[at + 2] ?? 0) * (1 - alpha) + b * alpha;
}

/** Splits a #rrggbb colour. */
export function rgbOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
