/** Seeded randomness: every picture is cut the same way each time it is made. */

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** Returns a small, fast generator (mulberry32) for one seed. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth field of values in [0, 1]. */
export type Noise = (x: number, y: number) => number;

/** Returns value noise on an integer lattice, smoothed between the points. */
export function noise(seed: number): Noise {
  const next = random(seed);
  const size = 256;
  const values = Float32Array.from({ length: size * size }, () => next());
  const at = (x: number, y: number): number => values[((y & 255) << 8) | (x & 255)] ?? 0;
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const u = fx * fx * (3 - 2 * fx);
    const v = fy * fy * (3 - 2 * fy);
    const top = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * u;
    const low = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * u;
    return top + (low - top) * v;
  };
}

/** Returns a helper for numbers between two bounds. */
export function between(next: Random): (low: number, high: number) => number {
  return (low, high) => low + (high - low) * next();
}
