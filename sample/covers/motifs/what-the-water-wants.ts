import type { Motif } from '../kit/cover';
import { cut } from '../kit/gouge';
import { glow, vignette } from '../kit/light';
import { linear } from '../kit/paint';
import { ellipse, g, line, path, place, points, poly, rect } from '../kit/svg';
import { church, house } from './parts/town';

/** A whirlpool like an eye, under the lights of the town; the ballots go round it. */
export const whatTheWaterWants: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const [cx, cy] = [800, 1640];
  const flat = 0.56;
  const shore = 1130;
  let red = '';
  let dark = '';
  for (let i = 0; i < 2600; i++) {
    const t = rng.next() ** 0.62;
    const r = 120 + t * 1200;
    const a = rng.range(0, Math.PI * 2);
    const [x, y] = [cx + Math.cos(a) * r, cy + Math.sin(a) * r * flat];
    const length = rng.range(50, 130) * (0.45 + t);
    if (y < shore + 14 + length * 0.16) continue;
    const direction = (Math.atan2(Math.cos(a + 0.16) * flat, -Math.sin(a + 0.16)) * 180) / Math.PI;
    const mark = cut(x, y, length, rng.range(4, 11) * (0.5 + t * 0.8), direction);
    const swirl = Math.sin(Math.log(r / 90) * 9 + a * 2);
    if (swirl > -0.1) red += mark;
    else dark += mark;
  }
  const ballot = (i: number): string => {
    const t = 0.12 + (i / 23) ** 1.1 * 0.95;
    const a = i * 1.12 + 0.6;
    const r = 150 + t * 760;
    const [x, y] = [cx + Math.cos(a) * r, cy + Math.sin(a) * r * flat];
    const s = 0.4 + t * 0.95;
    if (y < shore + 40) return '';
    return g(
      {
        transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round((a * 180) / Math.PI + 80)}) scale(${s.toFixed(2)} ${(s * 0.75).toFixed(2)})`,
      },
      path(poly(points('-60 -34, 58 -40, 64 32, -54 40')), {
        fill: '#05070a',
        transform: 'translate(8 14)',
        opacity: 0.7,
      }),
      path(poly(points('-60 -34, 58 -40, 64 32, -54 40')), { fill: palette.type }),
      path(poly(points('4 -37, 58 -40, 64 32, 8 36')), { fill: '#d9cdb6' }),
      line(-40, -14, -12, 16, { stroke: palette.accent, 'stroke-width': 9 }),
      line(-12, -14, -40, 16, { stroke: palette.accent, 'stroke-width': 9 }),
      line(20, -12, 50, -14, { stroke: '#6c6257', 'stroke-width': 5 }),
      line(20, 8, 50, 6, { stroke: '#6c6257', 'stroke-width': 5 }),
    );
  };
  const town = [90, 180, 262, 350, 470, 560, 1010, 1100, 1190, 1290, 1370, 1480, 1560];
  return g(
    {},
    linear('sky', [
      [0, '#0d0709'],
      [0.3, '#3a0d12'],
      [0.47, '#b3261e'],
      [0.475, '#e8663a'],
    ]),
    rect(0, 0, w, h, { fill: 'url(#sky)' }),
    linear('pool', [
      [0, '#5a1114'],
      [0.25, '#240a0d'],
      [1, '#080507'],
    ]),
    rect(0, shore, w, h - shore, { fill: 'url(#pool)' }),
    g(
      {},
      path(
        poly([
          [0, shore + 8],
          [0, shore - 40],
          [400, shore - 74],
          [800, shore - 90],
          [1200, shore - 70],
          [1600, shore - 36],
          [1600, shore + 8],
        ]),
        { fill: palette.ink },
      ),
      ...town.map((x) =>
        house(x, shore - 44 - 34 * Math.sin((x / 1600) * Math.PI), rng.range(0.75, 1.1), palette.ink),
      ),
      place(780, shore - 66, 0.8, 0, church(0, 0, palette.ink)),
    ),
    path(red, { fill: palette.accent }),
    path(dark, { fill: '#f09a6a', opacity: 0.28 }),
    ellipse(cx, cy, 190, 106, { fill: '#030203' }),
    glow('rim', cx, cy + 10, 330, '#000000', 0.75),
    ...Array.from({ length: 24 }, (_, i) => ballot(i)),
    linear('foot', [
      [0, '#080507', 0],
      [1, '#080507', 0.96],
    ]),
    rect(0, h - 470, w, 470, { fill: 'url(#foot)' }),
    vignette(page, 0.4),
  );
};
