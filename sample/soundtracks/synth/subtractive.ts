import { Envelope, soundingSamples, type EnvelopeSpec } from './envelope.js';
import { Filter } from './filter.js';
import { put, type Instrument } from './instrument.js';
import { pitchToHz, waveform, type Shape } from './oscillator.js';
import { SAMPLE_RATE } from './stereo.js';
import { unison } from './unison.js';

/** One oscillator of a voice; `level` is linear, `width` the pulse's duty cycle. */
export interface OscillatorSpec {
  readonly shape: Shape;
  readonly semitones?: number;
  readonly level: number;
  readonly width?: number;
}

/** A classic voice: detuned oscillators, a four-pole low-pass, two envelopes. */
export interface VoiceSpec {
  readonly oscillators: readonly OscillatorSpec[];
  /** Copies of each oscillator, spread over plus and minus `detuneCents` and the stereo field. */
  readonly copies: number;
  readonly detuneCents: number;
  /** 0 is mono, 1 puts the outer copies hard left and right. */
  readonly stereo: number;
  readonly amp: EnvelopeSpec;
  /** Corner in Hz at middle C, opened by `octaves` at the envelope's top. */
  readonly filter: {
    readonly hertz: number;
    readonly octaves: number;
    readonly quality: number;
    readonly envelope: EnvelopeSpec;
  };
  readonly vibrato?: { readonly hertz: number; readonly cents: number; readonly delay: number };
  /** Seconds of slide from the pitch before, for notes played legato. */
  readonly glide?: number;
}

/** Filter and pitch move once per this many samples; the ear hears no steps, the make is fast. */
const CONTROL_SAMPLES = 16;

/** An instrument playing `spec`; velocity drives loudness and brightness. */
export function subtractive(spec: VoiceSpec): Instrument {
  const shapes = spec.oscillators.map(({ shape }) => waveform(shape));
  return (bus, { start, gate, note }, random) => {
    const total = soundingSamples(spec.amp, gate);
    const amp = new Envelope(spec.amp, gate);
    const sweep = new Envelope(spec.filter.envelope, gate);
    const filters = [0, 1, 2, 3].map(() => new Filter(1000));
    const [leftA, leftB, rightA, rightB] = filters as [Filter, Filter, Filter, Filter];
    const tone = unison(spec, random);
    const loudness = note.velocity ** 1.4;
    const tracking = 2 ** ((note.midi - 60) / 24);
    const open = spec.filter.octaves * (0.6 + 0.4 * note.velocity) + (note.bright ?? 0);
    for (let done = 0; done < total; done += CONTROL_SAMPLES) {
      const seconds = done / SAMPLE_RATE;
      const base = pitchToHz(note.midi + bend(spec, seconds, note.from, note.midi)) / SAMPLE_RATE;
      const count = Math.min(CONTROL_SAMPLES, total - done);
      let contour = 0;
      for (let s = 0; s < count; s += 1) {
        contour = sweep.next();
        if (s === 0) {
          const hertz = spec.filter.hertz * tracking * 2 ** (open * contour);
          for (const filter of filters) filter.tune(hertz, spec.filter.quality);
        }
        let left = 0;
        let right = 0;
        for (const part of tone) {
          const step = base * part.ratio;
          part.phase += step;
          if (part.phase >= 1) part.phase -= 1;
          const value = (shapes[part.source] ?? waveform('saw'))(part.phase, step, part.width);
          left += value * part.left;
          right += value * part.right;
        }
        const level = amp.next() * loudness;
        put(bus, start + done + s, leftB.low(leftA.low(left)) * level, rightB.low(rightA.low(right)) * level);
      }
    }
  };
}

/** Semitones by which the pitch stands off the note's own: slide and vibrato. */
function bend(spec: VoiceSpec, seconds: number, from: number | undefined, midi: number): number {
  let offset = 0;
  if (spec.glide !== undefined && from !== undefined && seconds < spec.glide) {
    offset += (from - midi) * (1 - seconds / spec.glide) ** 2;
  }
  if (spec.vibrato !== undefined) {
    const { hertz, cents, delay } = spec.vibrato;
    const depth = Math.min(1, Math.max(0, seconds - delay) / 0.4);
    offset += (depth * cents * Math.sin(2 * Math.PI * hertz * seconds)) / 100;
  }
  return offset;
}
