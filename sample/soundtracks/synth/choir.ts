import { Envelope, soundingSamples, type EnvelopeSpec } from './envelope.js';
import { Filter } from './filter.js';
import { put, type Instrument } from './instrument.js';
import { pitchToHz, waveform } from './oscillator.js';
import { SAMPLE_RATE } from './stereo.js';

/** A vowel: three formants in Hz, with linear levels. */
export type Vowel = readonly (readonly [hertz: number, level: number])[];

/** Vowels of a low men's choir. */
export const OO: Vowel = [
  [310, 1],
  [720, 0.35],
  [2250, 0.05],
];
export const OH: Vowel = [
  [430, 1],
  [820, 0.5],
  [2500, 0.1],
];
export const AH: Vowel = [
  [640, 1],
  [1080, 0.7],
  [2550, 0.2],
];

const SINGERS = 6;
const CONTROL_SAMPLES = 32;
const SHAPE: EnvelopeSpec = { attack: 0.07, decay: 0.3, sustain: 0.9, release: 0.3 };

/** A wordless choir that opens its mouth from one vowel to another over `seconds`. */
export function choir(from: Vowel, to: Vowel, seconds: number): Instrument {
  const saw = waveform('saw');
  return (bus, { start, gate, note }, random) => {
    const total = soundingSamples(SHAPE, gate);
    const envelope = new Envelope(SHAPE, gate);
    const formants = from.map(() => [new Filter(500, 6), new Filter(500, 6)] as const);
    const singers = Array.from({ length: SINGERS }, (_, index) => ({
      phase: random.next(),
      cents: random.spread(11),
      wobble: 4.6 + random.next() * 1.2,
      late: random.next() * 6,
      right: index / (SINGERS - 1),
      step: 0,
    }));
    for (let s = 0; s < total; s += 1) {
      if (s % CONTROL_SAMPLES === 0) {
        const now = s / SAMPLE_RATE;
        const mouth = Math.min(1, now / seconds);
        formants.forEach((pair, index) => {
          const hertz = (from[index]?.[0] ?? 500) ** (1 - mouth) * (to[index]?.[0] ?? 500) ** mouth;
          for (const filter of pair) filter.tune(hertz, 5);
        });
        for (const singer of singers) {
          const vibrato = 13 * Math.sin(2 * Math.PI * singer.wobble * now + singer.late);
          // Singers scoop up to the note; a choir that lands dead on sounds like a machine.
          const scoop = -60 * Math.exp(-now * 18);
          const pitch = note.midi + (singer.cents + vibrato + scoop) / 100;
          singer.step = pitchToHz(pitch) / SAMPLE_RATE;
        }
      }
      let left = 0;
      let right = 0;
      for (const singer of singers) {
        singer.phase += singer.step;
        if (singer.phase >= 1) singer.phase -= 1;
        const value = saw(singer.phase, singer.step, 0.5);
        left += value * (1 - singer.right);
        right += value * singer.right;
      }
      const level = envelope.next() * note.velocity * 0.5;
      let outLeft = 0;
      let outRight = 0;
      formants.forEach(([first, second], index) => {
        const gain = (to[index]?.[1] ?? 0) * level;
        outLeft += first.band(left) * gain;
        outRight += second.band(right) * gain;
      });
      put(bus, start + s, outLeft, outRight);
    }
  };
}
