import type { Piece } from '../piece.js';
import { FORM } from './lake-harriet-pursued/form.js';
import { HARMONY } from './lake-harriet-pursued/harmony.js';
import { MELODY } from './lake-harriet-pursued/melody.js';
import { KICKS, RHYTHM } from './lake-harriet-pursued/rhythm.js';

/** Synthwave in E minor, then F sharp minor: 170 steps a minute and somebody behind. */
export const LAKE_HARRIET_PURSUED: Piece = {
  slug: 'lake-harriet-pursued',
  title: 'Lake Harriet, Pursued',
  bpm: 170,
  form: FORM,
  room: { seconds: 2.2, dampHertz: 5200, preDelay: 0.018, size: 0.9 },
  echo: { seconds: (60 / 170) * 0.75, feedback: 0.42, lowHertz: 260, highHertz: 4200 },
  pump: { beats: KICKS.filter(({ beat }) => beat % 1 === 0).map(({ beat }) => beat), length: 0.8 },
  tail: 4,
  channels: [...RHYTHM, ...HARMONY, ...MELODY],
};
