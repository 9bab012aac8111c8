import { place, rect } from '../../kit/svg';

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
          rect(-11, -62, 22, 124, { rx: 11, fill: '#b98bb0' }) +
          rect(-9, -58, 9, 116, { rx: 4, fill: light })
      : rect(-46, -74, 92, 148, { rx: 46, fill: 'none', stroke: ink, 'stroke-width': 44 }) +
          rect(-46, -74, 92, 148, { rx: 46, fill: 'none', stroke: '#b98bb0', 'stroke-width': 27 }) +
          rect(-51, -79, 92, 148, { rx: 46, fill: 'none', stroke: light, 'stroke-width': 9 }),
  );
