/** Coffee on its way out of a cup. */
import { EMBER, INK, PAPER } from '../../drawing/palette';
import { disc, fill, gradient, poly, pts, type Point } from '../../drawing/shapes';
import { between, random } from '../../press/noise';

/** Ink of the coffee. */
export const COFFEE = '#43211c';

/** The ribbon of coffee: a centre line and its width along the way. */
const course: Point[] = pts(
  '-60,610 110,652 280,640 420,560 500,440 470,330 370,300 306,372 360,470 520,520 700,480 840,380 930,290 975,236',
);

/** Samples the course finely, with widths that swell and narrow. */
export function ribbon(shift: number, scale: number): string {
  const fine: Point[] = [];
  for (let i = 0; i < course.length - 1; i++) {
    const [a, b, c, d] = [
      course[Math.max(0, i - 1)],
      course[i],
      course[i + 1],
      course[Math.min(course.length - 1, i + 2)],
    ] as [Point, Point, Point, Point];
    for (let k = 0; k < 10; k++) {
      const t = k / 10;
      const q = (p: 0 | 1): number =>
        0.5 *
        (2 * b[p] +
          (c[p] - a[p]) * t +
          (2 * a[p] - 5 * b[p] + 4 * c[p] - d[p]) * t * t +
          (3 * b[p] - a[p] - 3 * c[p] + d[p]) * t ** 3);
      fine.push([q(0), q(1)]);
    }
  }
  const [left, right]: [Point[], Point[]] = [[], []];
  fine.forEach(([x, y], i) => {
    const [nx, ny] = fine[Math.min(fine.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(nx - x, ny - y) || 1;
    const t = i / fine.length;
    const half = (58 - 34 * t + 9 * Math.sin(i * 0.27)) * scale;
    const off = shift * (58 - 34 * t);
    left.push([x - ((ny - y) / length) * (half + off), y + ((nx - x) / length) * (half + off)]);
    right.push([x + ((ny - y) / length) * (half - off), y - ((nx - x) / length) * (half - off)]);
  });
  return poly([...left.slice(0, -1), ...right.slice(0, -1).reverse()]);
}

/** Drops thrown off the ribbon. */
export function drops(): string {
  const next = between(random(77));
  return Array.from({ length: 44 }, () => {
    const [x, y] = course[Math.floor(next(1, course.length))] ?? [0, 0];
    return disc(COFFEE, x + next(-150, 150), y + next(-140, 70), next(2.5, 10));
  }).join('');
}

/** The cup, upside down and away. */
export const cup = `<g transform="translate(1040 170) rotate(-128) scale(1.16)">${fill(INK, 'M-66 -70H66L50 104H-50Z')}${fill(PAPER, 'M-56 -62H56L42 96H-42Z')}${fill(EMBER, 'M-53 -24H53L46 48H-46Z')}${disc(INK, 0, -72, 74, 18)}${disc(COFFEE, 0, -72, 62, 11)}</g>`;
/** The shaded side of the cup. */
export const hollow = `<g transform="translate(1040 170) rotate(-128) scale(1.16)">${gradient('k', [-60, 0], [60, 0], '0 0.9, 0.5 0.25, 1 0')}${fill('url(#k)', 'M-56 -62H56L42 96H-42Z')}</g>`;
