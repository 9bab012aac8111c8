import type { Palette } from '../../kit/cover';
import { g, path, place, points, poly, rect } from '../../kit/svg';

/** Returns a link of chain at (x, y), seen flat or on edge. */
export const link = (
  x: number,
  y: number,
  s: number,
  turn: number,
  edge: boolean,
  light: string,
  ink: string,
): string =>
  place(
    x,
    y,
    s,
    turn,
    edge
      ? rect(-18, -70, 36, 140, { rx: 18, fill: ink }) +
          rect(-11, -62, 22, 124, { rx: 11, fill: '#8d5f8f' }) +
          rect(-9, -58, 9, 116, { rx: 4, fill: light })
      : rect(-46, -74, 92, 148, { rx: 46, fill: 'none', stroke: ink, 'stroke-width': 44 }) +
          rect(-46, -74, 92, 148, { rx: 46, fill: 'none', stroke: '#8d5f8f', 'stroke-width': 27 }) +
          rect(-51, -79, 92, 148, { rx: 46, fill: 'none', stroke: light, 'stroke-width': 9 }),
  );

/** Returns what is towed, around (vx, vy), one window lit. */
export const hulk = (palette: Palette, vx: number, vy: number): string =>
  place(
    vx,
    vy,
    0.62,
    -14,
    g(
      { stroke: palette.ink, 'stroke-width': 7 },
      path(
        poly(
          points(
            '-190 10, -150 -60, -60 -84, -44 -150, -12 -150, 0 -90, 90 -96, 110 -190, 134 -190, 146 -80, 210 -30, 186 60, 60 96, -110 84',
          ),
        ),
        { fill: '#3d1d5c' },
      ),
      path(poly(points('-190 10, 210 -30, 186 60, 60 96, -110 84')), { fill: '#22103c' }),
      ...[-120, -70, -20, 40, 100].map((x) =>
        rect(x, -36, 20, 20, { fill: x === 40 ? '#fff1b8' : '#120722', 'stroke-width': 3 }),
      ),
    ),
  );
