import type { Random } from './random.js';

/** A curve in [0, 1] over `seconds` that wanders softly from one chance height to the next every `period`. */
export function drift(random: Random, seconds: number, period: number): (now: number) => number {
  const heights = Array.from({ length: Math.ceil(seconds / period) + 2 }, () => random.next());
  return (now) => {
    const place = now / period;
    const index = Math.trunc(place);
    const from = heights[index] ?? 0;
    const to = heights[index + 1] ?? from;
    return from + (to - from) * (0.5 - 0.5 * Math.cos(Math.PI * (place - index)));
  };
}
