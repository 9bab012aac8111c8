import type { Motif } from '../kit/cover';
import { cut } from '../kit/gouge';
import { stars } from '../kit/landscape';
import { glow } from '../kit/light';
import { mix, radial } from '../kit/paint';
import { circle, ellipse, g, path, place, rect } from '../kit/svg';
import { hulk, link } from './parts/hulk';
import { tug } from './shared/tug';

/** The old tow ship, and the chain from its stern to the point where lines meet and the hulk(palette, vx, vy) hangs. */
export const theLongTow: Motif = (page, { palette }) => {
  const { w, rng } = page;
  const foot = 1660;
  const [vx, vy] = [318, 1330];
  let streaks = '';
  for (let i = 0; i < 620; i++) {
    const a = rng.range(0, Math.PI * 2);
    const r = 150 + rng.next() ** 0.6 * 1700;
    streaks += cut(
      vx + Math.cos(a) * r,
      vy + Math.sin(a) * r,
      12 + r * 0.12 * rng.next(),
      1.5 + r / 420,
      (a * 180) / Math.PI,
    );
  }
  const arcs = [860, 770, 680, 590, 500].map((r, i) =>
    circle(1330, 1290, r, { fill: mix('#2c1456', '#ff6b6f', i / 4.2) }),
  );
  const craters = (
    [
      [1180, 1180, 60],
      [1420, 1080, 44],
      [1300, 1420, 84],
      [1530, 1300, 56],
      [1100, 1420, 34],
    ] as const
  ).map(([x, y, r]) =>
    g(
      {},
      ellipse(x, y, r, r * 0.9, { fill: '#c43f63' }),
      ellipse(x + 6, y + 8, r * 0.8, r * 0.72, { fill: '#f0596c' }),
    ),
  );
  const [sx, sy] = [632, 712];
  const links: string[] = [];
  for (let t = 1, i = 0; t > 0.03; i++) {
    const size = 1.08 * t ** 1.25 + 0.045;
    const bend = Math.sin(t * Math.PI) * 110;
    const [x, y] = [vx + (sx - vx) * t - bend, vy + (sy - vy) * t + bend * 0.35];
    const turn =
      (Math.atan2(
        sy - vy + Math.cos(t * Math.PI) * Math.PI * 38,
        sx - vx - Math.cos(t * Math.PI) * Math.PI * 110,
      ) *
        180) /
        Math.PI +
      90;
    links.unshift(link(x, y, size, turn, i % 2 === 0, '#ffe0b8', palette.ink));
    t -= (size * 98) / Math.hypot(sx - vx, sy - vy);
  }
  return g(
    {},
    radial('space', vx, vy, 1750, [
      [0, '#ffb27a'],
      [0.1, '#e04c72'],
      [0.34, '#74267d'],
      [0.66, palette.ground],
      [1, palette.ink],
    ]),
    rect(0, 0, w, foot, { fill: 'url(#space)' }),
    path(stars(rng, [0, 0, w, foot], 170, 1.6, 5), { fill: palette.light, opacity: 0.85 }),
    path(streaks, { fill: '#ffe7cf', opacity: 0.55 }),
    g(
      { transform: 'translate(1330 1290) rotate(-24)', fill: 'none' },
      ellipse(0, 0, 1130, 160, { stroke: '#d98a8f', 'stroke-width': 18 }),
      ellipse(0, 0, 1210, 190, { stroke: '#a5467c', 'stroke-width': 8 }),
    ),
    ...arcs,
    ...craters,
    g(
      { transform: 'translate(1330 1290) rotate(-24)', fill: 'none' },
      path('M-1130 0A1130 160 0 0 0 1130 0', { stroke: '#ffd9a8', 'stroke-width': 22 }),
      path('M-1210 0A1210 190 0 0 0 1210 0', { stroke: '#ff8d7a', 'stroke-width': 9 }),
    ),
    glow('end', vx, vy, 430, '#fff0c4', 0.95),
    hulk(palette, vx, vy),
    place(
      990,
      470,
      0.98,
      -22,
      tug({ hull: '#f3dcc6', shade: '#a8789a', ink: palette.ink, lamp: '#ffd45e', flame: '#ff9d5c' }),
    ),
    ...links,
  );
};
