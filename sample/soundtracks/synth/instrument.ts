import type { Note } from '../sequence.js';
import type { Random } from './random.js';
import type { Stereo } from './stereo.js';

/** A note laid out on the tape: where it starts and how long its key is held, in samples. */
export interface Placed {
  readonly start: number;
  readonly gate: number;
  readonly note: Note;
}

/** Adds the sound of one note to a bus. */
export type Instrument = (bus: Stereo, placed: Placed, random: Random) => void;

/** Adds a value to one sample of both channels, ignoring what falls off the tape's ends. */
export function put(bus: Stereo, index: number, left: number, right: number): void {
  if (index < 0 || index >= bus.left.length) return;
  bus.left[index] = (bus.left[index] ?? 0) + left;
  bus.right[index] = (bus.right[index] ?? 0) + right;
}
