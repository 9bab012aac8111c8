import { SAMPLE_RATE } from './synth/stereo.js';
import { pitch } from './theory.js';

/** A note in beats from wherever its holder starts. */
export interface Note {
  readonly beat: number;
  readonly length: number;
  readonly midi: number;
  /** Loudness in (0, 1]. */
  readonly velocity: number;
  /** Octaves by which the filter opens further than the sound's own. */
  readonly bright?: number;
  /** The pitch to slide from, if the note is tied to the one before. */
  readonly from?: number;
}

/** Every bar of every piece has four beats. */
export const BEATS_PER_BAR = 4;

/** The sample at which a beat falls, at a constant tempo. */
export function beatToSample(beat: number, bpm: number): number {
  return Math.round((beat * 60 * SAMPLE_RATE) / bpm);
}

/**
 * Reads a tune such as `E4:3 G4:1 | B4:2.5 r:1.5`: pitches (or `r`, a rest) with lengths in beats;
 * `!` after a length stresses. Bar lines are checked, so that a slip of the pen cannot shift a tune.
 */
export function tune(text: string): Note[] {
  const notes: Note[] = [];
  text.split('|').forEach((bar, index) => {
    let beat = index * BEATS_PER_BAR;
    for (const token of bar.trim().split(/\s+/)) {
      const [name = '', duration = ''] = token.split(':');
      const length = parseLength(duration.replace('!', ''));
      if (!(length > 0)) throw new Error(`"${token}" has no length`);
      const velocity = duration.endsWith('!') ? 1 : 0.82;
      if (name !== 'r') notes.push({ beat, length: length * 0.97, midi: pitch(name), velocity });
      beat += length;
    }
    if (Math.abs(beat - (index + 1) * BEATS_PER_BAR) > 0.01) {
      throw new Error(`bar ${String(index + 1)} has ${String(beat - index * BEATS_PER_BAR)} beats: ${bar}`);
    }
  });
  return notes;
}

/** How hard each letter of a pattern hits. */
const HITS: Record<string, number> = { X: 1, x: 0.82, o: 0.6, g: 0.38 };

/** One bar of drum hits: each letter of `steps` is an equal share of the bar, `.` is silence. */
export function hits(steps: string): Note[] {
  const step = BEATS_PER_BAR / steps.length;
  return Array.from(steps).flatMap((letter, index) => {
    const velocity = HITS[letter];
    return velocity === undefined ? [] : [{ beat: index * step, length: step, midi: 60, velocity }];
  });
}

/** Ties notes that touch: each gets the pitch before it to slide from. */
export function slurred(notes: readonly Note[]): Note[] {
  const ordered = [...notes].sort((a, b) => a.beat - b.beat);
  return ordered.map((note, index) => {
    const before = ordered[index - 1];
    const touches = before !== undefined && before.beat + before.length > note.beat - 0.1;
    return touches ? { ...note, from: before.midi } : note;
  });
}

/** Notes that lean on the beat: those that fall between beats keep only `share` of their velocity. */
export function leaning(notes: readonly Note[], share: number): Note[] {
  return notes.map((note) => {
    const between = Math.abs(note.beat - Math.round(note.beat)) > 0.02;
    return between ? { ...note, velocity: note.velocity * share } : note;
  });
}

/** A length in beats, whole, decimal or a fraction such as `4/3` for triplets. */
function parseLength(text: string): number {
  const [over = '', under = '1'] = text.split('/');
  return Number(over) / Number(under);
}
