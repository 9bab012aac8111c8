import type { Player } from '../../form.js';
import { pattern } from '../../players.js';
import type { Note } from '../../sequence.js';
import { pitch } from '../../theory.js';

const flicker = pattern('X.X.............', 'X..X.X..........', '................', 'x.......XX.X....');

/** A tube that cannot make up its mind: D, on and off. */
export const BALLAST: Player = (bar) =>
  flicker(bar).map((note): Note => ({
    ...note,
    midi: pitch('D4'),
    length: note.length * (0.6 + bar.random.next()),
  }));
