import { cuts } from '../../kit/gouge';
import { clip, inside } from '../../kit/paint';
import type { Random } from '../../kit/random';
import { circle, ellipse, g, line, path, place, points, poly, rect, smooth } from '../../kit/svg';

const sole = smooth(
  points(
    '0 0, -120 -24, -176 -130, -168 -300, -150 -450, -186 -590, -226 -720, -196 -826, -70 -868, 90 -846, 222 -776, 268 -650, 240 -480, 196 -320, 184 -150, 124 -28',
  ),
  true,
);

/** The toes: place, half width, half height, tilt. */
const toes = [
  [-132, -950, 108, 128, -6],
  [18, -968, 60, 92, 2],
  [118, -930, 54, 82, 10],
  [204, -866, 48, 70, 20],
  [268, -780, 42, 58, 32],
] as const;

/** Returns the sole of the giant’s right foot, heel at (0, 0), toes up; the big toe on the left. */
export function foot(rng: Random, skin: string, lit: string, ink: string, id: string): string {
  const contour = { stroke: ink, 'stroke-width': 13, 'stroke-linejoin': 'round' };
  const shade = cuts(rng, {
    box: [-330, -900, 330, 20],
    count: 1250,
    length: [40, 130],
    width: [3, 9],
    angle: (x, y) => 84 - x * 0.1 + 20 * Math.sin(y / 170),
    where: (x, y) => Math.max(0, Math.min(0.95, 0.15 + x / 330 + Math.max(0, (y + 200) / 420))),
  });
  const creases = path(
    'M-120 -560Q0 -500 190 -560M-130 -500Q0 -452 150 -492M-100 -640Q20 -610 200 -660M-110 -110Q0 -70 110 -120M-90 -60Q0 -30 90 -70M-60 -420Q-20 -300 -50 -190M-10 -430Q30 -300 10 -200',
    { fill: 'none', stroke: ink, 'stroke-width': 8, 'stroke-linecap': 'round' },
  );
  const pads = toes.map(([x, y, rx, ry, turn]) =>
    g(
      { transform: `rotate(${turn} ${x} ${y})` },
      ellipse(x, y, rx, ry, { fill: skin, ...contour }),
      path(
        `M${x - rx * 0.62} ${y + ry * 0.1}Q${x - rx * 0.5} ${y - ry * 0.7} ${x + rx * 0.1} ${y - ry * 0.76}`,
        { fill: 'none', stroke: lit, 'stroke-width': 13, 'stroke-linecap': 'round' },
      ),
      ...[0.3, 0.5, 0.7].map((t) =>
        path(
          `M${x + rx * (1.05 - t)} ${y + ry * t}Q${x + rx * 0.8} ${y + ry * 0.1} ${x + rx * (1 - t * 0.35)} ${y - ry * 0.2}`,
          { fill: 'none', stroke: ink, 'stroke-width': 7 },
        ),
      ),
    ),
  );
  return g(
    {},
    ...pads,
    path(sole, { fill: skin, ...contour }),
    clip(id, path(sole)),
    inside(
      id,
      path('M-170 -800Q-210 -700 -150 -600Q-120 -480 -130 -300', {
        fill: 'none',
        stroke: lit,
        'stroke-width': 40,
        'stroke-linecap': 'round',
      }),
      path(shade, { fill: ink }),
    ),
    creases,
    path(sole, { fill: 'none', ...contour }),
  );
}

/** Returns the tag on the toe. */
export const toeTag = (ink: string, light: string, accent: string): string =>
  place(
    1012,
    1090,
    1,
    -7,
    g(
      {},
      path('M-36 -70Q-10 -20 10 40', { fill: 'none', stroke: ink, 'stroke-width': 8 }),
      path(poly(points('-60 90, 10 30, 80 90, 80 330, -60 330')), {
        fill: light,
        stroke: ink,
        'stroke-width': 11,
        'stroke-linejoin': 'round',
      }),
      circle(10, 86, 13, { fill: ink }),
      ...[150, 190, 270].map((y) => line(-34, y, y === 270 ? 10 : 54, y, { stroke: ink, 'stroke-width': 9 })),
      rect(-34, 216, 88, 26, { fill: accent }),
    ),
  );

/** Returns the rungs of the ladder. */
export const rungs = (ink: string): string[] =>
  Array.from({ length: 15 }, (_, i) =>
    line(1388 - i * 6 - 34, 1340 + i * 34, 1388 - i * 6 + 38, 1344 + i * 34, {
      stroke: ink,
      'stroke-width': 9,
    }),
  );
