import type { Piece } from '../piece.js';
import { FORM } from './something-in-the-skyway/form.js';
import { HARMONY } from './something-in-the-skyway/harmony.js';
import { MELODY } from './something-in-the-skyway/melody.js';
import { KICKS, RHYTHM } from './something-in-the-skyway/rhythm.js';

/** Nervous electro in G dorian: 165 steps a minute along a glass corridor. */
export const SOMETHING_IN_THE_SKYWAY: Piece = {
  slug: 'something-in-the-skyway',
  title: 'Something in the Skyway',
  bpm: 165,
  form: FORM,
  room: { seconds: 1.3, dampHertz: 6500, preDelay: 0.008, size: 0.55 },
  echo: { seconds: (60 / 165) * 1.5, feedback: 0.36, lowHertz: 380, highHertz: 3600 },
  pump: { beats: KICKS.map(({ beat }) => beat), length: 0.5 },
  tail: 3.5,
  channels: [...RHYTHM, ...HARMONY, ...MELODY],
};
