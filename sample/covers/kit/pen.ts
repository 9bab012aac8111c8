import { type Attrs, path } from './svg';

const round: Attrs = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };

/** Returns an outline filled with a colour. */
export const fill = (d: string, color: string, opacity?: number): string => path(d, { fill: color, opacity });

/** Returns an outline drawn with a round pen, not filled; width in units. */
export const pen = (d: string, color: string, width: number, opacity?: number): string =>
  path(d, { fill: 'none', stroke: color, 'stroke-width': width, opacity, ...round });

/** Returns an outline filled with one colour and edged with another; width in units. */
export const edged = (d: string, color: string, edge: string, width: number): string =>
  path(d, { fill: color, stroke: edge, 'stroke-width': width, ...round });

/** Returns the outline (path data) of a circle or, with ry, an ellipse. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Returns the outline (path data) of a box from its left top corner. */
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** Returns as many pieces as told, each made from its number, joined. */
export const times = (count: number, piece: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join('');
