import { FINDERS_WEEPERS } from './openings/finders-weepers.js';
import { THE_LUTHERAN_NECROMANCERS_POTLUCK } from './openings/the-lutheran-necromancers-potluck.js';
import { THE_TITHE_COLLECTOR } from './openings/the-tithe-collector.js';
import { WHAT_THE_ICE_KEPT } from './openings/what-the-ice-kept.js';
import type { Piece } from './piece.js';

/** The sounds that open the audiobooks. */
export const OPENINGS: readonly Piece[] = [
  WHAT_THE_ICE_KEPT,
  THE_TITHE_COLLECTOR,
  THE_LUTHERAN_NECROMANCERS_POTLUCK,
  FINDERS_WEEPERS,
];
