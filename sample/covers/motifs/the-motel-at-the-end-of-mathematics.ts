import type { Motif } from '../kit/cover';
import { stars } from '../kit/landscape';
import { glow } from '../kit/light';
import { nth } from '../kit/list';
import { mix } from '../kit/paint';
import { type Point, circle, ellipse, g, line, path, poly, rect } from '../kit/svg';
import { setLine } from '../kit/type';
import { burst, farHills, road } from './parts/roadside';

const rooms = ['1', '2', '3', '5', '8', '13', '21', '34', '55'];

/** The rooms that never end, to the sign's arrow, and the one with its light on. */
export const theMotelAtTheEndOfMathematics: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const { ink, accent, light } = palette;
  const horizon = 1730;
  const vx = 1390;
  /** Where a place of the long wall falls: u along it (0 near, on toward 1), v 0 at the ground, 1 at the eaves. */
  const at = (u: number, v: number): Point => {
    const x = -60 + (vx + 60) * u;
    const s = 1 - u;
    return [x, horizon + 300 * s - v * 880 * s];
  };
  const along = (k: number): number => 1 - 1 / (1 + k * 0.3);
  const quad = (u1: number, v1: number, u2: number, v2: number): string =>
    poly([at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)]);
  const bands = ['#2b1a5e', '#4a2378', '#7c2f88', '#b53f87', '#e35a77', '#f7845f', '#fdb45a', '#fedb7c'];
  const sky = bands.map((color, i) =>
    rect(0, i === 0 ? 0 : 700 + (i - 1) * 148, w, i === 0 ? 720 : 1100, { fill: color }),
  );
  const doors = Array.from({ length: 26 }, (_, i) => {
    const [a, b, c, d] = [along(i + 0.12), along(i + 0.46), along(i + 0.54), along(i + 0.94)];
    const lit = i === 3;
    const color = nth(['#18b3a6', '#ff6f61', '#ffc845'], i % 3);
    const [px, py] = at((a + b) / 2, 0.545);
    const size = 118 * (1 - a) ** 1.1;
    return g(
      {},
      path(quad(a, 0, b, 0.7), {
        fill: lit ? '#fff6c2' : color,
        stroke: ink,
        'stroke-width': Math.max(1.5, 9 * (1 - a)),
      }),
      path(quad(c, 0.26, d, 0.68), {
        fill: lit ? '#fff0a0' : '#1d2560',
        stroke: ink,
        'stroke-width': Math.max(1.5, 9 * (1 - a)),
      }),
      path(poly([at(c, 0.26), at(c + (d - c) * 0.4, 0.68), at(c, 0.68)]), {
        fill: lit ? '#ffd65a' : '#39479a',
      }),
      i < 9
        ? setLine(nth(rooms, i), { face: 'bungee', size }, { x: px, y: py }, { fill: lit ? accent : ink })
        : '',
      circle(...at(b - (b - a) * 0.14, 0.32), Math.max(1, 9 * (1 - a)), { fill: ink }),
    );
  });
  const posts = Array.from({ length: 14 }, (_, i) => {
    const u = along(i * 1.0 + 0.5);
    const [x1, y1] = at(u, -0.09);
    const [x2, y2] = at(u, 0.88);
    return line(x1, y1 + 40 * (1 - u), x2, y2, {
      stroke: light,
      'stroke-width': Math.max(1.5, 15 * (1 - u)),
    });
  });
  return g(
    {},
    ...sky,
    path(stars(rng, [0, 0, w, 1000], 120, 1.6, 6), { fill: '#fff6dc' }),
    ellipse(vx, horizon - 6, 340, 300, { fill: '#fff1b4' }),
    path(poly(farHills(horizon)), { fill: '#6d2a6f' }),
    rect(0, horizon, w, h - horizon, { fill: '#c5623f' }),
    path(
      poly([
        [vx, horizon],
        [w + 400, h],
        [w + 400, horizon + 80],
      ]),
      { fill: '#a84a3a' },
    ),
    path(
      poly([
        [vx, horizon],
        [1500, h + 100],
        [-420, h + 100],
      ]),
      { fill: '#3a2558' },
    ),
    ...road(vx, horizon),
    path(poly([at(0, -0.1), at(1, -0.1), [vx, horizon], [-60, horizon + 470]]), {
      fill: mix('#3a2558', '#f7845f', 0.5),
    }),
    path(quad(0, 0, 1, 1), { fill: '#f7e7c9' }),
    path(quad(0, 0, 1, 0.12), { fill: '#d6b98d' }),
    ...doors,
    path(poly([at(0, 0.86), at(1, 0.86), at(1, 1.04), at(0, 1.06)]), {
      fill: accent,
      stroke: ink,
      'stroke-width': 8,
    }),
    path(poly([at(0, 0.93), at(1, 0.93), at(1, 0.96), at(0, 0.96)]), { fill: light }),
    ...posts,
    glow('room', ...at(along(3.3), 0.4), 270, '#fff0a0', 0.9),
    rect(1080, 900, 26, 1180, { fill: ink }),
    rect(1150, 900, 26, 1180, { fill: ink }),
    ellipse(1128, 2084, 120, 20, { fill: ink, opacity: 0.5 }),
    burst(),
  );
};
