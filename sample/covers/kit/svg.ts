import { nth } from './list';
/** Attributes of an SVG element; undefined ones are left out. */
export type Attrs = Record<string, string | number | undefined>;
/** A point in drawing units, [x, y]. */
export type Point = readonly [number, number];

/** Returns a number as short text, to a tenth of a unit. */
export const n = (x: number): string => String(Math.round(x * 10) / 10);

/** Returns one SVG element as text. */
export function el(name: string, attrs: Attrs = {}, children = ''): string {
  const list = Object.entries(attrs)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? Math.round(v * 1000) / 1000 : v}"`)
    .join('');
  return children ? `<${name}${list}>${children}</${name}>` : `<${name}${list}/>`;
}

/** Returns a group of pieces of SVG. */
export const g = (attrs: Attrs, ...children: string[]): string => el('g', attrs, children.join(''));
/** Returns a <path> with the given outline. */
export const path = (d: string, attrs: Attrs = {}): string => el('path', { d, ...attrs });
/** Returns a <rect>. */
export const rect = (x: number, y: number, width: number, height: number, attrs: Attrs = {}): string =>
  el('rect', { x, y, width, height, ...attrs });
/** Returns a <circle>. */
export const circle = (cx: number, cy: number, r: number, attrs: Attrs = {}): string =>
  el('circle', { cx, cy, r, ...attrs });
/** Returns an <ellipse>. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attrs: Attrs = {}): string =>
  el('ellipse', { cx, cy, rx, ry, ...attrs });
/** Returns a <line>. */
export const line = (x1: number, y1: number, x2: number, y2: number, attrs: Attrs = {}): string =>
  el('line', { x1, y1, x2, y2, ...attrs });

/** Returns the points of a list written as "x y, x y, …". */
export function points(list: string): Point[] {
  return list.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
    return [x, y];
  });
}

/** Returns the outline (path data) of straight lines through the points. */
export function poly(points: readonly Point[], closed = true): string {
  return 'M' + points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + (closed ? 'Z' : '');
}

/** Returns the outline (path data) of a smooth curve through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  const at = (i: number): Point =>
    closed ? nth(points, (i + count) % count) : nth(points, Math.max(0, Math.min(count - 1, i)));
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = tension / 6;
    const c1 = [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k] as const;
    const c2 = [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k] as const;
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? d + 'Z' : d;
}

/** Returns the same outline drawn left-right mirrored about x = axis. */
export const mirror = (axis: number, svg: string): string =>
  g({ transform: `translate(${n(2 * axis)} 0) scale(-1 1)` }, svg);
/** Returns a piece moved by (x, y), then scaled and turned (degrees) about its own origin. */
export const place = (x: number, y: number, scale: number, turn: number, svg: string): string =>
  g({ transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})` }, svg);
