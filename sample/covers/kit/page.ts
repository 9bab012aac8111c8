import { type Random, random } from './random';

/** The sheet a cover is drawn on, in drawing units (1600 wide, 2400 or 1600 high). */
export interface Page {
  /** Width in units, always 1600. */
  w: number;
  /** Height in units: 2400 for books, 1600 for audiobooks. */
  h: number;
  /** True for audiobooks. */
  square: boolean;
  /** Size of the finished picture in pixels. */
  out: { w: number; h: number };
  /** The cover's own chance. */
  rng: Random;
}

/** Returns the page of a book (2:3) or of an audiobook (square), with its seeded chance. */
export function page(square: boolean, seed: number): Page {
  return square
    ? { w: 1600, h: 1600, square, out: { w: 2400, h: 2400 }, rng: random(seed) }
    : { w: 1600, h: 2400, square, out: { w: 1600, h: 2400 }, rng: random(seed) };
}
