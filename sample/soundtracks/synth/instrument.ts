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

/** Adds a mono sound to a bus; `pan` in [-1, 1], and what lies beyond is at the edge. */
export function pour(bus: Stereo, start: number, sound: Float32Array, pan: number, level: number): void {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  const [left, right] = [Math.cos(angle) * level, Math.sin(angle) * level];
  for (let i = 0; i < sound.length; i += 1) {
    const value = sound[i] ?? 0;
    put(bus, start + i, value * left, value * right);
  }
}
