/** Samples per second of everything the soundtracks render. */
export const SAMPLE_RATE = 44_100;

/** Two channels of equal length, one float per sample, nominally in [-1, 1]. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** A silent stereo buffer of `samples` samples per channel. */
export function silence(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** Adds `source` times `gain` (linear) to `target`, sample by sample. */
export function mixInto(target: Stereo, source: Stereo, gain: number): void {
  addScaled(target.left, source.left, gain);
  addScaled(target.right, source.right, gain);
}

/** Applies `change` to every sample of both channels in place; `index` counts samples. */
export function mapStereo(bus: Stereo, change: (value: number, index: number) => number): void {
  for (const channel of [bus.left, bus.right]) {
    for (let i = 0; i < channel.length; i += 1) channel[i] = change(channel[i] ?? 0, i);
  }
}

/** Linear gain of a level in decibels. */
export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}

function addScaled(target: Float32Array, source: Float32Array, gain: number): void {
  const length = Math.min(target.length, source.length);
  for (let i = 0; i < length; i += 1) target[i] = (target[i] ?? 0) + (source[i] ?? 0) * gain;
}
