import { g, path, points, smooth } from '../../kit/svg';
import { INK } from './beasts';

/** The outline (path data) of a stag’s skull around (0, 0). */
export const skullOutline = smooth(
  points(
    '0 -210, 110 -190, 156 -90, 150 0, 120 90, 96 210, 78 330, 40 410, 0 424, -40 410, -78 330, -96 210, -120 90, -150 0, -156 -90, -110 -190',
  ),
  true,
);

/** Returns the right antler, its root at (70, -180). */
export const antler = (): string =>
  g(
    { fill: 'none', stroke: INK, 'stroke-linecap': 'round' },
    ...[
      ['#2a2118', 0],
      ['#b98a52', 16],
    ].map(([color, less]) =>
      g(
        { stroke: color },
        path('M70 -180C150 -300 330 -300 360 -560', { 'stroke-width': 48 - Number(less) }),
        path(
          'M150 -268C190 -360 170 -450 190 -520M250 -320C320 -360 300 -480 290 -600M330 -410C410 -430 440 -500 450 -570',
          { 'stroke-width': 34 - Number(less) },
        ),
      ),
    ),
  );
