import { circle, g, path, points, smooth } from '../../kit/svg';

/** Returns the folds of the habit. */
export const folds = (): string[] =>
  [-430, -330, -220, 220, 330, 430].map((dx) =>
    path(`M${800 + dx * 0.6} 1180Q${800 + dx * 0.9} 1400 ${800 + dx * 1.15} 1720`, {
      fill: 'none',
      stroke: '#2c3550',
      'stroke-width': 9,
    }),
  );

/** Returns a closed eye and its brow; s is -1 for the left one, 1 for the right. */
export const lashes = (s: number, ink: string): string =>
  path(`M${800 + s * 34} 806Q${800 + s * 74} 838 ${800 + s * 118} 802`, {
    fill: 'none',
    stroke: ink,
    'stroke-width': 10,
    'stroke-linecap': 'round',
  }) +
  path(`M${800 + s * 32} 752Q${800 + s * 76} 726 ${800 + s * 122} 750`, {
    fill: 'none',
    stroke: ink,
    'stroke-width': 7,
    'stroke-linecap': 'round',
  });

/** Returns the folded hands. */
export const hands = (ink: string): string =>
  g(
    { stroke: ink, 'stroke-width': 8, fill: '#e9c9a4' },
    path('M796 1250Q770 1290 748 1400L716 1560L800 1600Z'),
    path('M804 1250Q830 1290 852 1400L884 1560L800 1600Z'),
    path('M800 1256V1590'),
    path('M716 1540L640 1730H800V1580ZM884 1540L960 1730H800V1580Z', { fill: ink }),
  );

/** Returns the rosary. */
export const beads = (ink: string, accent: string): string[] =>
  Array.from({ length: 25 }, (_, i) => {
    const t = (i / 24 - 0.5) * 4.4;
    return circle(800 + 96 * Math.sin(t), 1545 + 130 * Math.cos(t) * (Math.cos(t) > 0 ? 0.8 : 1), 11, {
      fill: accent,
      stroke: ink,
      'stroke-width': 4,
    });
  });

/** Returns the outline (path data) of the veil and habit. */
export const veil = (): string =>
  smooth(
    points(
      '800 470, 960 500, 1060 620, 1090 800, 1100 980, 1190 1180, 1330 1400, 1400 1700, 200 1700, 270 1400, 410 1180, 500 980, 510 800, 540 620, 640 500',
    ),
    true,
  );

/** Returns the outline (path data) of the face. */
export const faceOval = (): string =>
  smooth(
    points(
      '800 600, 900 622, 950 720, 944 840, 900 950, 838 1016, 800 1026, 762 1016, 700 950, 656 840, 650 720, 700 622',
    ),
    true,
  );

/** Returns the outline (path data) of the wimple. */
export const wimple = (): string =>
  smooth(
    points(
      '800 548, 930 572, 1000 700, 1000 860, 1010 1000, 1040 1140, 960 1230, 800 1262, 640 1230, 560 1140, 590 1000, 600 860, 600 700, 670 572',
    ),
    true,
  );
