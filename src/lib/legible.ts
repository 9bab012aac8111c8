import { contrast } from './colour';
import type { Scheme } from './palettes';

type Pair = readonly [front: keyof Scheme, back: keyof Scheme];

const both = (front: keyof Scheme): readonly Pair[] => [
  [front, 'paper'],
  [front, 'well'],
];

/** What text stands on what. Lines that mean something, and what shows the focus, are of the same colours. */
export const textPairs: readonly Pair[] = [
  ...both('ink'),
  ...both('ink-soft'),
  ...both('ember'),
  ...both('ember-hot'),
  ['on-ember', 'ember'],
  ['on-ember', 'ember-hot'],
];

/** The least contrast of text (https://www.w3.org/TR/WCAG22/#contrast-minimum). */
export const leastContrast = 4.5;

/** Whether all text can be read in these colours. */
export const isLegible = (scheme: Scheme): boolean =>
  textPairs.every(([front, back]) => contrast(scheme[front], scheme[back]) >= leastContrast);
