import type { Channel, Piece } from '../piece.js';
import type { Note } from '../sequence.js';
import { mapStereo, SAMPLE_RATE, type Stereo } from '../synth/stereo.js';

/** Seconds in which a scene comes up out of silence, and in which it goes. */
const COMES = 1.5;
const GOES = 3.5;

/** The sounds of a place: a piece whose beats are seconds. */
export interface Scene extends Pick<Piece, 'slug' | 'title' | 'room'> {
  /** What happens, and how many seconds it takes (a multiple of four). */
  readonly parts: readonly (readonly [name: string, seconds: number])[];
  readonly layers: readonly Omit<Channel, 'role'>[];
}

/** A scene as a piece, which the mixer can play. */
export function scene({ slug, title, room, parts, layers }: Scene): Piece {
  return {
    slug,
    title,
    room,
    bpm: 60,
    form: parts.map(([name, seconds]) => ({ name, bars: seconds / 4, chords: 'C', parts: '' })),
    channels: layers.map((layer) => ({ ...layer, role: 'effects' })),
    // No layer sends to the echo, and none is pushed down.
    echo: { seconds: 1, feedback: 0, lowHertz: 200, highHertz: 4000 },
    pump: { beats: [], length: 1 },
    tail: 0,
  };
}

/** Something heard from a second on; the rest matters to sounds that have a pitch or are held. */
export function at(second: number, velocity = 1, midi = 60, length = 1): Note {
  return { beat: second, velocity, midi, length };
}

/** A sound that lasts through the whole scene. */
export const THROUGHOUT: readonly Note[] = [at(0)];

/** Seconds from `start`, the first `gap` apart, each gap `ratio` times the one before. */
export function settling(start: number, gap: number, ratio: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) =>
    ratio === 1 ? start + gap * n : start + (gap * (1 - ratio ** n)) / (1 - ratio),
  );
}

/** Fades a mix in and out softly, in place, and gives it back. */
export function softened(bus: Stereo): Stereo {
  const length = bus.left.length / SAMPLE_RATE;
  const ease = (share: number): number => Math.sin((Math.PI / 2) * Math.max(0, Math.min(1, share))) ** 2;
  mapStereo(bus, (value, index) => {
    const now = index / SAMPLE_RATE;
    return value * ease(now / COMES) * ease((length - now) / GOES);
  });
  return bus;
}
