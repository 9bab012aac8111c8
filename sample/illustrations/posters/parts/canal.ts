/** A canal: its houses, its bridge, its water. */
import { CREAM, GLOW, INK } from '../../drawing/palette';
import { fill, gouge, line, poly } from '../../drawing/shapes';
import { STEEL } from './machine';
import { between, random } from '../../press/noise';

/** Height of the waterline. */
export const WATER = 566;

/** One canal house: its wall, gable and windows; the gable steps, bells or necks. */
function house(x: number, width: number, eaves: number, gable: number, wall: string, lit: string): string {
  const m = x + width / 2;
  const h = width * 0.5;
  const tops = [
    [
      [x, eaves],
      [x + width * 0.16, eaves],
      [x + width * 0.16, eaves - h * 0.4],
      [x + width * 0.32, eaves - h * 0.4],
      [x + width * 0.32, eaves - h * 0.8],
      [m - 9, eaves - h * 0.8],
      [m - 9, eaves - h * 1.15],
      [m + 9, eaves - h * 1.15],
      [m + 9, eaves - h * 0.8],
      [x + width * 0.68, eaves - h * 0.8],
      [x + width * 0.68, eaves - h * 0.4],
      [x + width * 0.84, eaves - h * 0.4],
      [x + width * 0.84, eaves],
      [x + width, eaves],
    ],
    [
      [x, eaves],
      [x + width * 0.26, eaves - h * 0.3],
      [x + width * 0.3, eaves - h],
      [m, eaves - h * 1.3],
      [x + width * 0.7, eaves - h],
      [x + width * 0.74, eaves - h * 0.3],
      [x + width, eaves],
    ],
    [
      [x, eaves],
      [m, eaves - h * 1.2],
      [x + width, eaves],
    ],
  ] as const;
  const top = tops[gable % 3] ?? tops[0];
  let all = fill(wall, poly([...top, [x + width, WATER], [x, WATER]]), `stroke="${INK}" stroke-width="5"`);
  const columns = width > 96 ? 3 : 2;
  const next = random(Math.round(x + 900));
  for (let row = 0; row * 62 + eaves + 24 < WATER - 62; row++)
    for (let c = 0; c < columns; c++) {
      const w = (width / columns) * 0.52;
      const wx = x + (width / columns) * (c + 0.5) - w / 2;
      const on = next() < 0.24;
      all += `<rect x="${wx}" y="${eaves + 20 + row * 62}" width="${w}" height="42" fill="${on ? lit : INK}"/>`;
      all += line(
        wall,
        3,
        `M${wx + w / 2} ${eaves + 20 + row * 62}v42M${wx} ${eaves + 38 + row * 62}h${w}`,
        'style="stroke-linecap:butt"',
      );
    }
  return all;
}

/** Houses on either side of the bridge: place, width, eaves, gable. */
export const left = [
  [-10, 118, 300, 0],
  [108, 92, 250, 1],
  [200, 124, 330, 2],
  [324, 88, 352, 0],
] as const;
export const right = [
  [880, 92, 350, 1],
  [972, 120, 300, 0],
  [1092, 90, 342, 2],
  [1182, 116, 270, 1],
] as const;
/** Both rows, drawn. */
export const row = [...left, ...right]
  .map(([x, w, e, g], i) => house(x, w, e, g, i % 2 === 0 ? STEEL : '#8f9fa0', GLOW))
  .join('');

/** The arch of the bridge, or its reflection. */
export const arch = (flip: number): string =>
  `M430 ${WATER}C520 ${WATER - flip * 156} 760 ${WATER - flip * 156} 850 ${WATER}Z`;
/** The bridge. */
export const deck = fill(
  INK,
  `M300 ${WATER}V${WATER - 66}C460 ${WATER - 172} 820 ${WATER - 172} 980 ${WATER - 66}V${WATER}Z`,
);
/** Light on the stones of the arch. */
export const stones = Array.from({ length: 15 }, (_, i) => {
  const t = Math.PI * (0.06 + (0.88 * i) / 14);
  const [c, s] = [Math.cos(t), Math.sin(t)];
  return line(CREAM, 4, `M${640 - c * 206} ${WATER - s * 116}L${640 - c * 228} ${WATER - s * 138}`);
}).join('');
/** The railing. */
export const rail =
  line(INK, 5, `M300 ${WATER - 100}C460 ${WATER - 206} 820 ${WATER - 206} 980 ${WATER - 100}`) +
  Array.from({ length: 23 }, (_, i) =>
    line(INK, 4, `M${310 + i * 30} ${WATER - 60}v${-44 - 79 * Math.sin((Math.PI * (10 + i * 30)) / 680)}`),
  ).join('');

/** Bars of light and dark on the water. */
export function ripples(seed: number, count: number): string {
  const next = between(random(seed));
  return Array.from({ length: count }, () => {
    const [x, y] = [next(0, 1280), next(WATER + 14, 700)];
    const w = next(30, 130) * (0.5 + (y - WATER) / 120);
    return gouge(
      [
        [x, y],
        [x + w / 2, y + 2],
        [x + w, y],
      ],
      next(3, 7),
    );
  }).join('');
}
