/** Toadstools with opinions. */
import { CREAM, INK, PAPER } from '../../drawing/palette';
import { disc, fill } from '../../drawing/shapes';

/** One toadstool: where it stands, its height, the spread of its cap, its colour, and where it looks. */
export interface Toadstool {
  x: number;
  y: number;
  tall: number;
  cap: number;
  colour: string;
  look: readonly [number, number];
  mood: number;
}

/** The outline of a stalk. */
export const stalk = ({ x, y, tall, cap }: Toadstool): string =>
  `M${x - cap * 0.3} ${y - tall * 0.62}C${x - cap * 0.26} ${y - tall * 0.3} ${x - cap * 0.36} ${y - 20} ${x - cap * 0.46} ${y}H${x + cap * 0.46}C${x + cap * 0.36} ${y - 20} ${x + cap * 0.24} ${y - tall * 0.3} ${x + cap * 0.3} ${y - tall * 0.62}Z`;

/** The outline of a cap. */
export const hat = ({ x, y, tall, cap }: Toadstool): string => {
  const b = y - tall * 0.56;
  return `M${x - cap} ${b}C${x - cap * 0.98} ${b - tall * 0.36} ${x - cap * 0.4} ${y - tall * 1.06} ${x + cap * 0.04} ${y - tall * 1.06}C${x + cap * 0.5} ${y - tall * 1.04} ${x + cap} ${b - tall * 0.34} ${x + cap} ${b}C${x + cap * 0.8} ${b + tall * 0.11} ${x - cap * 0.8} ${b + tall * 0.11} ${x - cap} ${b}Z`;
};

/** Draws a toadstool with gills, warts, two eyes and a mouth that has decided something. */
export function draw(t: Toadstool): string {
  const { x, y, tall, cap, colour, look, mood } = t;
  const b = y - tall * 0.56;
  const warts = [
    [-0.62, 0.2, 0.1],
    [-0.28, 0.36, 0.13],
    [0.14, 0.24, 0.09],
    [0.5, 0.3, 0.12],
    [0.76, 0.12, 0.07],
    [-0.02, 0.45, 0.07],
    [-0.84, 0.07, 0.06],
    [-0.4, 0.1, 0.07],
  ] as const;
  const spots = warts
    .map(([dx, dy, r]) => disc(CREAM, x + dx * cap, b - dy * tall, r * cap, r * cap * 0.8))
    .join('');
  const eyes = [-1, 1]
    .map((side) => {
      const [ex, ey, r] = [x + side * cap * 0.145, y - tall * 0.36, cap * 0.13];
      const id = `l${Math.round(ex)}`;
      const lid =
        `<clipPath id="${id}"><ellipse cx="${ex}" cy="${ey}" rx="${r}" ry="${r * 1.1}"/></clipPath>` +
        fill(
          '#dcc9a6',
          `M${ex - r * 1.3} ${ey - r * 1.3}H${ex + r * 1.3}V${ey - r * (0.5 + side * mood)}L${ex - r * 1.3} ${ey - r * (0.5 - side * mood)}Z`,
          `clip-path="url(#${id})" stroke="${INK}" stroke-width="${r * 0.16}"`,
        );
      return (
        disc(INK, ex, ey, r * 1.18, r * 1.3) +
        disc(PAPER, ex, ey, r, r * 1.1) +
        disc(INK, ex + look[0] * r * 0.4, ey + look[1] * r * 0.4, r * 0.48) +
        disc(PAPER, ex + look[0] * r * 0.4 - r * 0.16, ey + look[1] * r * 0.4 - r * 0.2, r * 0.14) +
        lid
      );
    })
    .join('');
  const mouth = `<path d="M${x - cap * 0.12} ${y - tall * 0.17}q${cap * 0.12} ${-cap * 0.1 * mood * 2} ${cap * 0.24} 0" fill="none" stroke="${INK}" stroke-width="${cap * 0.035}" stroke-linecap="round"/>`;
  const under = disc(INK, x, b + tall * 0.015, cap * 0.84, tall * 0.07);
  return `<g stroke="${INK}" stroke-width="10">${fill(CREAM, stalk(t))}${fill(colour, hat(t))}</g>${fill(CREAM, stalk(t))}${eyes}${mouth}${fill(colour, hat(t))}${spots}${under}`;
}
