/** Seven trees for seven days, each as tall as its day was long: spruces, and one tamarack turned for autumn. */
import { EMBER, INK, PAPER } from '../drawing/palette';
import { fill, gouge, gradient, line, poly, bend, type Point } from '../drawing/shapes';
import { between, random } from '../press/noise';

/** Ink of the spruces. */
const SPRUCE = '#3f6257';
/** Height of the ground under the trees. */
const FOOT = 234;

/** Heights of the days, Monday first; Saturday is the long one. */
const days = [90, 126, 68, 146, 104, 206, 80] as const;
const LONGEST = Math.max(...days);

/** Where a day's tree stands. */
const stand = (i: number): number => 64 + i * 79;

/** One tree, tier on tier, each tier with tips that hang. */
function tree(i: number, height: number): string {
  const next = between(random(40 + i));
  const x = stand(i);
  const half = 19 + height * 0.085;
  const tiers = Math.max(4, Math.round(height / 21));
  const side = (way: number): Point[] =>
    Array.from({ length: tiers }, (_, k) => k).flatMap((k): Point[] => {
      const t = (k + 1) / tiers;
      const reach = half * (0.18 + 0.82 * t) * next(0.9, 1.08);
      const y = FOOT - height + (height - 12) * t;
      return [
        [x + way * reach, y + 5],
        [x + way * reach * 0.62, y - 2],
        [x + way * reach * 0.46, y],
      ];
    });
  return poly([[x, FOOT - height], ...side(1), ...side(-1).reverse()]);
}

const shapes = days.map((height, i) => tree(i, height));

/** The trunks. */
export const trunks = days.map((_, i) => line(INK, 9, `M${stand(i)} ${FOOT - 16}v22`)).join('');
/** The trees in their colours. */
export const trees = shapes
  .map((shape, i) =>
    fill(
      days[i] === LONGEST ? EMBER : SPRUCE,
      shape,
      `stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"`,
    ),
  )
  .join('');
/** Their sides away from the sun. */
export const shade = shapes
  .map((shape, i) => {
    const [x, way] = [stand(i), stand(i) < 300 ? -1 : 1];
    return (
      gradient(`s${i}`, [x - way * 16, 0], [x + way * 26, 0], '0 0, 0.45 0.3, 1 0.95') +
      fill(`url(#s${i})`, shape)
    );
  })
  .join('');
/** Snow on the boughs, cut out of the dark. */
export const snow = days
  .map((height, i) => {
    const next = between(random(70 + i));
    const tiers = Math.max(4, Math.round(height / 21));
    return Array.from({ length: tiers }, (_, k) => {
      const t = (k + 0.75) / tiers;
      const reach = (19 + height * 0.085) * t * 0.8;
      const [x, y] = [stand(i), FOOT - height + (height - 12) * t];
      const to = next(0.5, 0.95) * (stand(i) < 300 ? 1 : -1);
      return fill(
        PAPER,
        gouge(bend([x, y - 6], [x + reach * to * 0.6, y - 3], [x + reach * to, y + 4], 5), 3.2, 0.3),
      );
    }).join('');
  })
  .join('');
