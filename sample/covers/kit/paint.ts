import { el, g } from './svg';

/** One stop of a gradient: offset 0 to 1, colour, opacity 0 to 1 (1 if left out). */
export type Stop = readonly [number, string, number?];

const stopList = (list: readonly Stop[]): string =>
  list
    .map(([offset, color, alpha = 1]) => el('stop', { offset, 'stop-color': color, 'stop-opacity': alpha }))
    .join('');

/** Returns the definition of a straight gradient; use it as fill url(#id). From and to are 0 to 1 of the shape. */
export function linear(id: string, list: readonly Stop[], from = [0, 0], to = [0, 1]): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  return el('defs', {}, el('linearGradient', { id, x1, y1, x2, y2 }, stopList(list)));
}

/** Returns the definition of a round gradient about (cx, cy) with radius r, all in page units. */
export function radial(id: string, cx: number, cy: number, r: number, list: readonly Stop[]): string {
  const attrs = { id, cx, cy, r, gradientUnits: 'userSpaceOnUse' };
  return el('defs', {}, el('radialGradient', attrs, stopList(list)));
}

/** Returns the definition of a clip; use it as clip-path url(#id). */
export const clip = (id: string, shapes: string): string => el('defs', {}, el('clipPath', { id }, shapes));

/** Returns a colour between two #rrggbb colours; t = 0 gives a, 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const part = (hex: string, i: number): number => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  const channel = (i: number): string =>
    Math.round(part(a, i) + (part(b, i) - part(a, i)) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** Returns pieces shown only inside the clip of that id. */
export const inside = (id: string, ...children: string[]): string =>
  g({ 'clip-path': `url(#${id})` }, ...children);
