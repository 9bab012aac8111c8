import type { Palette } from '../../kit/cover';
import { circle, g, line, path, place, points, poly, rect } from '../../kit/svg';

/** Returns the lot’s tag on its string. */
export const tag = (palette: Palette): string =>
  place(
    1160,
    1010,
    1,
    12,
    g(
      {},
      path('M-210 -120Q-120 -160 -40 -40', { fill: 'none', stroke: palette.ink, 'stroke-width': 6 }),
      path(poly(points('-70 -20, -40 -60, 190 -60, 190 110, -40 110, -70 70')), {
        fill: '#f4e9cf',
        stroke: palette.ink,
        'stroke-width': 8,
      }),
      circle(-38, 24, 13, { fill: palette.ink }),
      ...[-24, 4, 74].map((y) =>
        line(10, y, y === 74 ? 110 : 166, y, { stroke: palette.ink, 'stroke-width': 8 }),
      ),
      rect(10, 24, 156, 32, { fill: palette.accent }),
    ),
  );

/** Returns the outline (path data) of an eyelid; side is -1 or 1. */
export const lid = (side: number): string => {
  const x = (dx: number): number => 800 + side * dx;
  return `M${x(70)} 742Q${x(170)} 640 ${x(280)} 726Q${x(180)} 800 ${x(70)} 742Z`;
};

/** Returns the outline (path data) of a brow; side is -1 or 1. */
export const brow = (side: number): string => {
  const x = (dx: number): number => 800 + side * dx;
  return `M${x(36)} 660Q${x(60)} 560 ${x(190)} 556Q${x(290)} 566 ${x(318)} 650Q${x(250)} 600 ${x(180)} 604Q${x(90)} 612 ${x(36)} 660Z`;
};
