import type { Random } from './random';
import { n } from './svg';

/** A field of knife marks, as in a linocut or woodcut. Lengths in units, angles in degrees. */
export interface Cuts {
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
  /** How many marks are tried. */
  count: number;
  /** Length of a mark, from and to. */
  length: readonly [number, number];
  /** Width of a mark at its middle, from and to. */
  width: readonly [number, number];
  /** Direction of the mark at a place; 0 runs left to right. */
  angle: (x: number, y: number) => number;
  /** Chance (0 to 1) that a mark at a place is cut; always if left out. */
  where?: (x: number, y: number) => number;
}

/** Returns the outline (path data) of one mark from (x, y), thick in the middle and pointed at both ends. */
export function cut(x: number, y: number, length: number, width: number, angle: number): string {
  const t = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(t), Math.sin(t)];
  const at = (s: number, o: number): string => `${n(x + ux * s - uy * o)} ${n(y + uy * s + ux * o)}`;
  return `M${at(-length / 2, 0)}Q${at(-length * 0.05, -width)} ${at(length / 2, 0)}Q${at(length * 0.1, width)} ${at(-length / 2, 0)}Z`;
}

/** Returns the outline (path data) of all marks of a field. */
export function cuts(rng: Random, field: Cuts): string {
  const [x0, y0, x1, y1] = field.box;
  let d = '';
  for (let i = 0; i < field.count; i++) {
    const x = rng.range(x0, x1);
    const y = rng.range(y0, y1);
    const kept = rng.next();
    const length = rng.range(...field.length);
    const width = rng.range(...field.width);
    if (field.where && kept > field.where(x, y)) continue;
    d += cut(x, y, length, width, field.angle(x, y) + rng.range(-4, 4));
  }
  return d;
}
