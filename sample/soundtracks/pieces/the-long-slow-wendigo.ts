import type { Piece } from '../piece.js';
import { FORM } from './the-long-slow-wendigo/form.js';
import { HARMONY } from './the-long-slow-wendigo/harmony.js';
import { MELODY } from './the-long-slow-wendigo/melody.js';
import { KICKS, RHYTHM } from './the-long-slow-wendigo/rhythm.js';

/** Doom in D phrygian, felt at 80 and walked at 160: a hymn, a riff, and something tall. */
export const THE_LONG_SLOW_WENDIGO: Piece = {
  slug: 'the-long-slow-wendigo',
  title: 'The Long Slow Wendigo',
  bpm: 160,
  form: FORM,
  room: { seconds: 3.4, dampHertz: 3600, preDelay: 0.03, size: 1.15 },
  echo: { seconds: (60 / 160) * (4 / 3), feedback: 0.38, lowHertz: 240, highHertz: 2800 },
  pump: { beats: KICKS.filter(({ velocity }) => velocity > 0.7).map(({ beat }) => beat), length: 0.7 },
  tail: 4.5,
  channels: [...RHYTHM, ...HARMONY, ...MELODY],
};
