/** A seeded source of numbers, so that every make gives the same bytes. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** The next number in [-width, width). */
  spread(width: number): number;
}

/** A mulberry32 generator seeded with a hash (FNV-1a) of `seed`. */
export function makeRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, spread: (width) => (next() * 2 - 1) * width };
}
