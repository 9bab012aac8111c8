import type { Piece } from './piece.js';
import { LAKE_HARRIET_PURSUED } from './pieces/lake-harriet-pursued.js';
import { SOMETHING_IN_THE_SKYWAY } from './pieces/something-in-the-skyway.js';
import { THE_LONG_SLOW_WENDIGO } from './pieces/the-long-slow-wendigo.js';

/** Every soundtrack there is. */
export const PIECES: readonly Piece[] = [
  LAKE_HARRIET_PURSUED,
  SOMETHING_IN_THE_SKYWAY,
  THE_LONG_SLOW_WENDIGO,
];
