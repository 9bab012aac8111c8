import { SAMPLE_RATE, type Stereo } from './stereo.js';

/** A bus compressor: threshold in dBFS (RMS), ratio to one, attack and release in seconds. */
export interface GlueSpec {
  readonly thresholdDb: number;
  readonly ratio: number;
  readonly attack: number;
  readonly release: number;
}

/** Compresses both channels alike, in place, softly enough to bind a mix and no more. */
export function glue(bus: Stereo, spec: GlueSpec): void {
  const rise = Math.exp(-1 / (spec.attack * SAMPLE_RATE));
  const fall = Math.exp(-1 / (spec.release * SAMPLE_RATE));
  const slope = 1 - 1 / spec.ratio;
  let power = 0;
  for (let i = 0; i < bus.left.length; i += 1) {
    const left = bus.left[i] ?? 0;
    const right = bus.right[i] ?? 0;
    const now = (left * left + right * right) / 2;
    power = now + (power - now) * (now > power ? rise : fall);
    const over = 10 * Math.log10(power + 1e-12) - spec.thresholdDb;
    // A soft knee six decibels wide.
    const bent = over <= -3 ? 0 : over >= 3 ? over : (over + 3) ** 2 / 12;
    const gain = 10 ** ((-bent * slope) / 20);
    bus.left[i] = left * gain;
    bus.right[i] = right * gain;
  }
}
