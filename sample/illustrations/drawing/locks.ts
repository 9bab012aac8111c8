/** Hair, cut lock by lock: dark ground, then light strands that run together at the tip. */
import type { Noise, Random } from '../press/noise';
import { fill, gouge, type Point } from './shapes';

/** The way hair lies at a point; need not be of unit length. */
export type Lie = (x: number, y: number) => Point;

/** How a head of hair is cut. */
export interface Cut {
  /** Where locks start, in the order they are laid down. */
  roots: readonly Point[];
  lie: Lie;
  /** Shortest and longest lock. */
  length: readonly [number, number];
  /** Narrowest and widest lock. */
  width: readonly [number, number];
  /** Light falling on a point, 0 to 1. */
  light: (x: number, y: number) => number;
  /** Colours from shade to light. */
  tones: readonly string[];
  ground: string;
  strands: number;
  /** Colour of strands that catch another light, where they do. */
  rim?: (x: number, y: number) => string | undefined;
}

/** Follows the lie of the hair from a root. */
function follow(root: Point, lie: Lie, length: number, steps: number): Point[] {
  const points: Point[] = [root];
  let [x, y] = root;
  for (let i = 0; i < steps; i++) {
    const [vx, vy] = lie(x, y);
    const size = Math.hypot(vx, vy) || 1;
    x += (vx / size) * (length / steps);
    y += (vy / size) * (length / steps);
    points.push([x, y]);
  }
  return points;
}

/** Moves a course sideways, less and less toward its tip. */
function beside(course: readonly Point[], by: number): Point[] {
  const last = course.length - 1;
  return course.map(([x, y], i): Point => {
    const [ax, ay] = course[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by2] = course[Math.min(last, i + 1)] ?? [x, y];
    const size = Math.hypot(bx - ax, by2 - ay) || 1;
    const t = i / last;
    const offset = by * (0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, t * 1.4))) * (1 - t ** 2.2);
    return [x - ((by2 - ay) / size) * offset, y + ((bx - ax) / size) * offset];
  });
}

/** Draws a whole head of hair. */
export function hair(cut: Cut, next: Random): string {
  const pick = ([low, high]: readonly [number, number]): number => low + (high - low) * next();
  return cut.roots
    .map((root) => {
      const course = follow(root, cut.lie, pick(cut.length), 9);
      const width = pick(cut.width);
      let all = fill(cut.ground, gouge(course, width * 1.25, 0.35));
      const [mx, my] = course[4] ?? root;
      const lit = cut.light(mx, my);
      for (let s = 0; s < cut.strands; s++) {
        const side = (s / (cut.strands - 1)) * 2 - 1;
        const start = Math.floor(next() * 3);
        const bright = Math.min(1, Math.max(0, lit + side * 0.26 + (next() - 0.5) * 0.3));
        const rim = cut.rim?.(mx, my);
        if (bright < 0.12 && !rim) continue;
        const tone =
          rim ??
          cut.tones[Math.min(cut.tones.length - 1, Math.floor(bright * cut.tones.length))] ??
          cut.ground;
        const strand = beside(course, (side * width) / 2.3).slice(start, 10 - Math.floor(next() * 2));
        all += fill(tone, gouge(strand, (width / cut.strands) * (0.35 + 0.75 * (rim ? 0.6 : bright)), 0.35));
      }
      return all;
    })
    .join('');
}

/** Scatters roots over a region, not too near one another, and sorts them with `order`. */
export function roots(
  inside: (x: number, y: number) => boolean,
  box: readonly [number, number, number, number],
  gap: number,
  next: Random,
  order: (p: Point) => number,
): Point[] {
  const found: Point[] = [];
  const [x0, y0, x1, y1] = box;
  for (let i = 0; i < 9000; i++) {
    const [x, y] = [x0 + (x1 - x0) * next(), y0 + (y1 - y0) * next()];
    if (inside(x, y) && !found.some(([px, py]) => Math.hypot(px - x, py - y) < gap)) found.push([x, y]);
  }
  return found.sort((a, b) => order(a) - order(b));
}

/** Whether a point lies inside a polygon. */
export function within(polygon: readonly Point[]): (x: number, y: number) => boolean {
  return (x, y) => {
    let inside = false;
    polygon.forEach(([ax, ay], i) => {
      const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
    return inside;
  };
}

/** Bends a lie with noise, so that no two locks run quite alike. */
export function unruly(lie: Lie, field: Noise, amount: number): Lie {
  return (x, y) => {
    const [vx, vy] = lie(x, y);
    const turn = (field(x / 46, y / 46) - 0.5) * amount;
    return [vx * Math.cos(turn) - vy * Math.sin(turn), vx * Math.sin(turn) + vy * Math.cos(turn)];
  };
}
