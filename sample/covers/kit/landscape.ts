import { fbm } from './noise';
import type { Random } from './random';
import { n, type Point, poly } from './svg';

/** Returns the outline (path data) of a ridge across the page, filled down to y = floor. */
export function ridge(
  w: number,
  y: number,
  height: number,
  floor: number,
  seed: number,
  width = 300,
): string {
  const top: Point[] = [];
  for (let x = -20; x <= w + 20; x += 10) top.push([x, y - fbm(x / width, seed, seed, 5) * height]);
  return poly([[-20, floor], ...top, [w + 20, floor]]);
}

/** Returns the outline (path data) of one spruce, standing at (x, y), height in units. */
export function spruce(rng: Random, x: number, y: number, height: number): string {
  const half = height * rng.range(0.15, 0.21);
  const tiers = Math.max(5, Math.round(height / 22));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= tiers; i++) {
    const t = i / tiers;
    const reach = half * (0.12 + 0.88 * t) * rng.range(0.75, 1.1);
    const level = y - height * (1 - t * 0.93);
    left.unshift([x - reach * 0.45, level + height * 0.012], [x - reach, level + height * 0.045]);
    right.push([x + reach, level + height * 0.045], [x + reach * 0.45, level + height * 0.012]);
  }
  return poly([
    [x, y - height],
    ...right,
    [x + half * 0.12, y - height * 0.04],
    [x + half * 0.12, y],
    [x - half * 0.12, y],
    [x - half * 0.12, y - height * 0.04],
    ...left,
  ]);
}

/** Returns the outline (path data) of a row of spruces standing on the line y(x). */
export function forest(
  rng: Random,
  from: number,
  to: number,
  y: (x: number) => number,
  height: readonly [number, number],
  gap: number,
): string {
  let d = '';
  for (let x = from; x < to; x += gap * rng.range(0.4, 1.4))
    d += spruce(rng, x, y(x) + 6, rng.range(...height));
  return d;
}

/** Returns the outline (path data) of stars in a box: small round dots of radius least to most. */
export function stars(
  rng: Random,
  box: readonly [number, number, number, number],
  count: number,
  least = 1,
  most = 4,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const r = least + (most - least) * rng.next() ** 4;
    const [x, y] = [rng.range(box[0], box[2]), rng.range(box[1], box[3])];
    d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
  }
  return d;
}

/** Returns the outline (path data) of flat glints on water, longer and further apart toward the viewer. */
export function ripples(
  rng: Random,
  box: readonly [number, number, number, number],
  count: number,
  where: (x: number, t: number) => number,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = rng.next() ** 1.5;
    const x = rng.range(box[0], box[2]);
    const y = box[1] + (box[3] - box[1]) * t;
    const length = rng.range(0.4, 1) * (16 + 150 * t);
    const thick = 1.5 + 9 * t;
    if (rng.next() > where(x, t)) continue;
    d += `M${n(x - length)} ${n(y)}Q${n(x)} ${n(y - thick)} ${n(x + length)} ${n(y)}Q${n(x)} ${n(y + thick)} ${n(x - length)} ${n(y)}Z`;
  }
  return d;
}
