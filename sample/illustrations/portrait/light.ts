/** How the portrait is lit: day from the left, the sun from behind on the right. */
import { EMBER } from '../drawing/palette';
import { noise } from '../press/noise';

/** Greys of the hair, from shade to light. */
export const GREYS = ['#4c4a49', '#77736e', '#a8a196', '#d3cab9', '#f3ebdc'] as const;
/** Unevenness of all that grows. */
export const field = noise(77);

/** The sun behind him catches the outermost hair on the right. */
export const sun = (x: number, y: number): string | undefined =>
  x > 770 && ((x - 652) / 222) ** 2 + ((y - 470) / 262) ** 2 > 0.93 && y < 600 ? EMBER : undefined;
/** And the edge of the beard. */
export const sunBelow = (x: number, y: number): string | undefined =>
  y > 660 && x > 818 - Math.max(0, y - 760) * 0.6 ? EMBER : undefined;

/** Light comes from the left and a little above. */
export const light = (x: number, y: number): number =>
  0.98 - (x - 440) / 420 - Math.max(0, y - 860) / 420 + (field(x / 60 + 5, y / 80) - 0.5) * 0.34;
