/** Shapes of the drawings: curves, blobs, tapered gouge cuts and frames. */
import { PAPER } from './palette';

/** A place in a picture. */
export type Point = readonly [number, number];

const n = (value: number): string => value.toFixed(1);

/** Points from "x,y x,y …". */
export function pts(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** A straight-edged closed path. */
export function poly(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A smooth path through the points (Catmull-Rom), closed or open. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (d[0] - b[0]) / 6)} ${n(c[1] - (d[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** A cut that starts and ends in a point and swells to `width` between. */
export function gouge(points: readonly Point[], width: number, swell = 0.5): string {
  const last = points.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(last, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const t = i / last;
    const rise = t < swell ? t / swell : (1 - t) / (1 - swell);
    const half = (width / 2) * Math.sin((rise * Math.PI) / 2) ** 0.8;
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]);
    right.push([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half]);
  });
  return poly([...left, ...right.reverse()]);
}

/** Points on a quadratic curve, for gouges. */
export function bend(from: Point, by: Point, to: Point, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const u = 1 - t;
    return [
      u * u * from[0] + 2 * u * t * by[0] + t * t * to[0],
      u * u * from[1] + 2 * u * t * by[1] + t * t * to[1],
    ];
  });
}

/** A filled path element. */
export function fill(colour: string, path: string, more = ''): string {
  return `<path fill="${colour}" d="${path}" ${more}/>`;
}

/** A stroked path element. */
export function line(colour: string, width: number, path: string, more = ''): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}" ${more}/>`;
}

/** A circle or ellipse element. */
export function disc(colour: string, x: number, y: number, rx: number, ry = rx, more = ''): string {
  return `<ellipse fill="${colour}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${more}/>`;
}

/** A whole-sheet rectangle. */
export function sheet(colour: string, width = 1280, height = 720): string {
  return `<rect width="${width}" height="${height}" fill="${colour}"/>`;
}

/** Gradient stops from "offset opacity colour, …"; the colour is black where none is said. */
function stops(text: string): string {
  return text
    .split(', ')
    .map((stop) => stop.split(' '))
    .map(
      ([at = '0', opacity = '1', colour = '#000']) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

/** A linear gradient definition. */
export function gradient(id: string, [x1, y1]: Point, [x2, y2]: Point, ramp: string): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(ramp)}</linearGradient>`;
}

/** A radial gradient definition. */
export function radial(id: string, x: number, y: number, r: number, ramp: string): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stops(ramp)}</radialGradient>`;
}

/** The paper margin around the block. */
export function margin(width: number, height: number, size: number): string {
  const inner = `M${size} ${size}V${height - size}H${width - size}V${size}Z`;
  return fill(PAPER, `M0 0H${width}V${height}H0Z${inner}`, 'fill-rule="evenodd"');
}
