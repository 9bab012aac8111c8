import { keep } from './envelope.js';
import { put, type Instrument } from './instrument.js';
import { pitchToHz } from './oscillator.js';
import { SAMPLE_RATE } from './stereo.js';

/** A struck sound of two sines, one bending the other's phase. */
export interface BellSpec {
  /** Modulator frequency over carrier frequency. */
  readonly ratio: number;
  /** Depth of modulation at the strike, in radians, at full velocity. */
  readonly index: number;
  /** Seconds to -60 dB of the modulation and of the tone (at middle C). */
  readonly brightSeconds: number;
  readonly toneSeconds: number;
  /** -1 is left, 1 is right; notes stray around it by `stray`. */
  readonly pan: number;
  readonly stray: number;
  /** Whether the key's release damps the sound, in seconds to -60 dB. */
  readonly damp?: number;
}

/** A frequency-modulated bell, mallet or clavinet. */
export function bell(spec: BellSpec): Instrument {
  return (bus, { start, gate, note }, random) => {
    const hertz = pitchToHz(note.midi + random.spread(0.02));
    const step = (2 * Math.PI * hertz) / SAMPLE_RATE;
    // High bars ring shorter than low ones.
    const ring = spec.toneSeconds * 2 ** ((60 - note.midi) / 30);
    const toneKeep = keep(ring);
    const brightKeep = keep(spec.brightSeconds);
    const dampKeep = spec.damp === undefined ? toneKeep : keep(spec.damp);
    const place = Math.max(-1, Math.min(1, spec.pan + random.spread(spec.stray)));
    const angle = ((place + 1) * Math.PI) / 4;
    const [left, right] = [Math.cos(angle), Math.sin(angle)];
    let level = note.velocity ** 1.3;
    let index = spec.index * note.velocity * 2 ** (note.bright ?? 0);
    for (let s = 0; level > 1e-4 && s < SAMPLE_RATE * 8; s += 1) {
      const attack = Math.min(1, s / 40);
      const carrier = Math.sin(step * s + index * Math.sin(step * spec.ratio * s));
      put(bus, start + s, carrier * level * attack * left, carrier * level * attack * right);
      level *= s < gate ? toneKeep : Math.min(toneKeep, dampKeep);
      index *= brightKeep;
    }
  };
}
