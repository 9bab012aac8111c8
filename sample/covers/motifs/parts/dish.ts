import type { Random } from '../../kit/random';
import { circle, ellipse, g, mirror, path, rect } from '../../kit/svg';
import { INK } from './beasts';
import { edge, tot } from './hotdish';

/** Returns the casserole with its tots and two handles, the rim at y = 0. */
export function dish(rng: Random): string {
  const tots: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 9 - row; i++)
      tots.push(
        tot(
          800 + (i - (8 - row) / 2) * 112 + rng.range(-12, 12),
          -row * 46 + rng.range(-8, 8),
          rng.range(-34, 34),
          rng.pick(['#d98b2b', '#c9741f', '#e8a23c', '#b9651c']),
        ),
      );
  return g(
    {},
    ...tots.reverse(),
    path('M222 20H1378L1310 330Q1300 372 1250 372H350Q300 372 290 330Z', {
      fill: '#f7e9c4',
      ...edge,
      'stroke-width': 12,
    }),
    rect(180, -14, 1240, 64, { rx: 30, fill: '#fff4d8', ...edge, 'stroke-width': 12 }),
    path('M150 -2Q60 10 96 70Q130 104 222 78', {
      fill: 'none',
      stroke: INK,
      'stroke-width': 46,
      'stroke-linecap': 'round',
    }),
    path('M150 -2Q60 10 96 70Q130 104 222 78', {
      fill: 'none',
      stroke: '#fff4d8',
      'stroke-width': 26,
      'stroke-linecap': 'round',
    }),
    mirror(
      800,
      path('M150 -2Q60 10 96 70Q130 104 222 78', {
        fill: 'none',
        stroke: INK,
        'stroke-width': 46,
        'stroke-linecap': 'round',
      }) +
        path('M150 -2Q60 10 96 70Q130 104 222 78', {
          fill: 'none',
          stroke: '#fff4d8',
          'stroke-width': 26,
          'stroke-linecap': 'round',
        }),
    ),
    ...[440, 620, 800, 980, 1160].map((x, i) =>
      i === 2
        ? g(
            {},
            path(`M${x} 120V270M${x - 46} 168H${x + 46}`, {
              stroke: '#4f6b2c',
              'stroke-width': 24,
              'stroke-linecap': 'round',
            }),
          )
        : g(
            {},
            circle(x, 196, 40, { fill: i % 2 ? '#e2672f' : '#6d8a34' }),
            circle(x, 196, 15, { fill: '#f7e9c4' }),
            ...[0, 72, 144, 216, 288].map((t) =>
              ellipse(x, 196 - 54, 15, 24, {
                fill: i % 2 ? '#e2672f' : '#6d8a34',
                transform: `rotate(${t} ${x} 196)`,
              }),
            ),
          ),
    ),
  );
}
