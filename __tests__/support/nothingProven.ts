import type { Proven } from '../../src/content/check/files/proven';

/** Knows no picture, and remembers none. */
export const nothingProven: Proven = { has: () => false, add: () => Promise.resolve() };
