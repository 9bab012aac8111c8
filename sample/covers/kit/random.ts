import { nth } from './list';
/** A seeded source of chance: the same seed draws the same cover on every machine. */
export interface Random {
  /** Next number, 0 (included) to 1 (excluded). */
  next(): number;
  /** A number from a to b. */
  range(a: number, b: number): number;
  /** A whole number from a to b, both included. */
  int(a: number, b: number): number;
  /** One item of a list that is not empty. */
  pick<T>(items: readonly T[]): T;
  /** True with probability p (0 to 1). */
  chance(p: number): boolean;
}

/** Returns a whole-number seed made from any text (FNV-1a hash). */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Returns a Random that starts from the seed (mulberry32). */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (a, b) => a + (b - a) * next(),
    int: (a, b) => a + Math.floor(next() * (b - a + 1)),
    pick: (items) => nth(items, Math.floor(next() * items.length)),
    chance: (p) => next() < p,
  };
}
