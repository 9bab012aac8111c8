/** A lake on a map: its shore, its trail and its woods. */
import { INK, PAPER } from '../drawing/palette';
import { disc, fill, line, poly, smooth, type Point } from '../drawing/shapes';
import type { Field } from '../press/fields';
import { between, noise, random } from '../press/noise';

/** Ink of the land. */
export const LAND = '#d5d2ac';
const WOOD = '#5d7350';
const [CX, CY] = [306, 318];
/** Unevenness of shore and land. */
export const rough = noise(19);

/** Distance from the middle of the lake to its shore, by bearing. */
function shore(a: number): number {
  const bays =
    24 * Math.sin(a * 3 + 0.6) +
    15 * Math.sin(a * 5 + 2) +
    26 * (rough(Math.cos(a) * 2.4 + 9, Math.sin(a) * 2.4 + 9) - 0.5);
  return (166 + bays) * (1 + 0.26 * Math.abs(Math.sin(a)) ** 1.5);
}

/** A ring around the lake, a share or a number of units out from the shore. */
function around(share: number, out: number, wobble = 0): Point[] {
  return Array.from({ length: 96 }, (_, i): Point => {
    const a = (i / 96) * Math.PI * 2;
    const r = shore(a) * share + out + wobble * Math.sin(a * 9 + 1) + wobble * Math.sin(a * 4);
    return [CX + Math.cos(a) * r, CY + Math.sin(a) * r];
  });
}

/** Water lines that follow the shore and open out toward the middle. */
export const waterlines: Field = (x, y) => {
  const d = Math.hypot(x - CX, y - CY) / shore(Math.atan2(y - CY, x - CX));
  return 22 * d ** 1.7;
};

/** Spruces, standing where neither water nor trail is. */
export function spruces(): string {
  const next = between(random(33));
  const spots: Point[] = [];
  for (let i = 0; i < 1400 && spots.length < 120; i++) {
    const [x, y] = [next(16, 584), next(30, 630)] as const;
    const gap = Math.hypot(x - CX, y - CY) - shore(Math.atan2(y - CY, x - CX));
    const near = spots.some(([px, py]) => Math.hypot(px - x, py - y) < 17);
    if (gap > 56 && !near && Math.hypot(x - 508, y - 560) > 74) spots.push([x, y]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  return spots
    .map(
      ([x, y]) =>
        fill(
          INK,
          poly([
            [x, y - 24],
            [x + 8, y],
            [x - 8, y],
          ]),
        ) +
        fill(
          WOOD,
          poly([
            [x, y - 20],
            [x, y - 3],
            [x - 5, y - 3],
          ]),
        ) +
        line(INK, 3, `M${x} ${y}v4`),
    )
    .join('');
}

/** The shore. */
export const lake = smooth(around(1, 0), true);
/** The trail. */
export const trail = smooth(around(1, 30, 5), true);
/** Milestones on the trail. */
export const stones = [4, 18, 33, 48, 62, 77]
  .map((i) => {
    const [x, y] = around(1, 30, 5)[i] ?? [0, 0];
    return disc(INK, x, y, 8) + disc(PAPER, x, y, 4.5);
  })
  .join('');
