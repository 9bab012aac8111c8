import type { Motif } from '../kit/cover';
import { linear } from '../kit/paint';
import { circle, ellipse, g, line, path, place, rect } from '../kit/svg';
import { INK } from './parts/beasts';
import { dish } from './parts/dish';
import { arm, edge, skull, sun } from './parts/hotdish';

/** The hotdish, lifted out of its lid of tots by those who brought it. */
export const theLutheranNecromancersPotluck: Motif = (page, { palette }) => {
  const { w, h, rng, square } = page;
  const table = square ? 1290 : 1940;
  const k = square ? 0.66 : 1.06;
  const cloth: string[] = [];
  for (let i = 0; i < 21; i++)
    for (let j = 0; j < 9; j++) {
      const y = table + j * 80 * k;
      if ((i + j) % 2 === 0)
        cloth.push(rect(i * 80 - 40, y, 80, 80 * k, { fill: palette.accent, opacity: j % 2 ? 1 : 0.92 }));
      else if (j % 2) cloth.push(rect(i * 80 - 40, y, 80, 80 * k, { fill: '#f0a08a' }));
    }
  const ring = square ? 890 : 1300;
  const dishTop = table - 250 * k;
  const steam = (x: number, s: number): string =>
    path(`M${x} ${dishTop - 180 * k}q${-70 * s} ${-80 * k} 0 ${-160 * k}t0 ${-160 * k}`, {
      fill: 'none',
      stroke: '#fffaf0',
      'stroke-width': 30 * k,
      'stroke-linecap': 'round',
      opacity: 0.85,
    });
  const risen = (x: number, turn: number, s: number): string =>
    place(x, dishTop - 60 * k, s * k, turn, arm());
  return g(
    {},
    linear('oven', [
      [0, '#f6c445'],
      [1, '#ef9f32'],
    ]),
    rect(0, 0, w, h, { fill: 'url(#oven)' }),
    path(sun(ring).join(''), { fill: '#f8d56b' }),
    circle(800, ring + 30 * k, 560 * k, { fill: palette.ground, ...edge, 'stroke-width': 12 }),
    circle(800, ring + 30 * k, 524 * k, {
      fill: 'none',
      stroke: '#f6e3a6',
      'stroke-width': 8,
      'stroke-dasharray': '4 26',
      'stroke-linecap': 'round',
    }),
    steam(800 - 305 * k, 1),
    steam(800 + 305 * k, -1),
    place(800, ring - 20 * k, 1.02 * k, 0, skull()),
    risen(square ? 480 : 400, -13, 0.92),
    risen(square ? 1120 : 1200, 13, 0.92),
    rect(0, table, w, h, { fill: '#fff4d8' }),
    ...cloth,
    line(0, table, w, table, { stroke: INK, 'stroke-width': 12 }),
    ellipse(800, table + 118 * k, 640 * k, 44 * k, { fill: INK, opacity: 0.4 }),
    place(800 - 800 * k, dishTop, k, 0, dish(rng)),
  );
};
