import type { Section } from './form.js';
import type { Note } from './sequence.js';
import type { Echo } from './synth/delay.js';
import type { Instrument } from './synth/instrument.js';
import type { Room } from './synth/reverb.js';

/** What a channel does in the harmony; the check of the harmony goes by it. */
export type Role = 'bass' | 'chords' | 'tune' | 'figure' | 'drums' | 'effects';

/** One strip of the mixing desk. */
export interface Channel {
  readonly name: string;
  readonly role: Role;
  readonly notes: readonly Note[];
  readonly instrument: Instrument;
  /** Level in dB before the master. */
  readonly level: number;
  /** Linear gain over the piece's beats. */
  readonly fader?: (beat: number) => number;
  /** Corner in Hz below which the channel is cut. */
  readonly highPass?: number;
  /** Corner in Hz of a four-pole low-pass over the piece's beats. */
  readonly lowPass?: (beat: number) => number;
  /** Drive of the saturation, before the filters; left out, the channel stays clean. */
  readonly drive?: number;
  readonly chorus?: boolean;
  /** How far the kick pushes the channel down, 0 to 1. */
  readonly duck?: number;
  /** Linear sends to the room and the echo. */
  readonly room?: number;
  readonly echo?: number;
  /** How far hits stray from the grid, in milliseconds. */
  readonly loose?: number;
}

/** A piece of music, ready to render. */
export interface Piece {
  readonly slug: string;
  readonly title: string;
  readonly bpm: number;
  readonly form: readonly Section[];
  readonly channels: readonly Channel[];
  readonly room: Room;
  readonly echo: Echo;
  /** The beats that push the ducked channels down, and for how many beats. */
  readonly pump: { readonly beats: readonly number[]; readonly length: number };
  /** Seconds that ring after the last bar. */
  readonly tail: number;
}

/** The artist of every piece. */
export const ARTIST = 'Grain Elevator Ghosts';
