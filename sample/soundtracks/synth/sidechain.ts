import { SAMPLE_RATE } from './stereo.js';

/**
 * A curve in [0, 1] per sample: 1 at each kick, easing to 0 over `seconds`.
 * `kicks` are sample positions in ascending order; a bus ducks by 1 - depth * curve.
 */
export function duckCurve(kicks: readonly number[], seconds: number, samples: number): Float32Array {
  const curve = new Float32Array(samples);
  const length = Math.round(seconds * SAMPLE_RATE);
  // The dip starts a few milliseconds early, or the pad would click where the kick cuts it.
  const lead = Math.round(0.004 * SAMPLE_RATE);
  for (const kick of kicks) {
    for (let i = -lead; i < length; i += 1) {
      const at = kick + i;
      if (at < 0 || at >= samples) continue;
      const level = i < 0 ? 1 + i / lead : (0.5 + 0.5 * Math.cos((Math.PI * i) / length)) ** 1.3;
      curve[at] = i < 0 ? Math.max(curve[at] ?? 0, level) : level;
    }
  }
  return curve;
}
