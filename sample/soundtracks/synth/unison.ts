import type { Random } from './random.js';
import type { VoiceSpec } from './subtractive.js';

/** One running copy of an oscillator. */
export interface Copy {
  /** Index into the voice's oscillators. */
  readonly source: number;
  /** Frequency relative to the note's. */
  readonly ratio: number;
  readonly width: number;
  /** Linear gain into each channel. */
  readonly left: number;
  readonly right: number;
  /** In cycles [0, 1). */
  phase: number;
}

/** Lays out a voice's oscillators as detuned, panned copies with phases from `random`. */
export function unison(spec: VoiceSpec, random: Random): Copy[] {
  return spec.oscillators.flatMap((oscillator, source) =>
    Array.from({ length: spec.copies }, (_, index) => {
      const place = spec.copies === 1 ? 0 : (2 * index) / (spec.copies - 1) - 1;
      // Alternate sides, so that sharp and flat copies do not lean the image one way.
      const side = spec.copies === 1 ? 0 : (index % 2 === 0 ? 1 : -1) * Math.abs(place || 0.2);
      const angle = ((side * spec.stereo + 1) * Math.PI) / 4;
      const level = oscillator.level / Math.sqrt(spec.copies);
      const cents = place * spec.detuneCents + random.spread(1.5);
      return {
        source,
        ratio: 2 ** ((oscillator.semitones ?? 0) / 12 + cents / 1200),
        width: oscillator.width ?? 0.5,
        left: level * Math.cos(angle),
        right: level * Math.sin(angle),
        phase: random.next(),
      };
    }),
  );
}
