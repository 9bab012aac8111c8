/** Legs and arms of animals. */
import { smooth, type Point } from '../../drawing/shapes';

/** A limb as thick as `widths` says at each point: straight bones, soft joints. */
export function limb(points: readonly Point[], widths: readonly number[]): string {
  const side = (way: number): Point[] =>
    points.map(([x, y], i): Point => {
      const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y];
      const [bx, by] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const half = ((widths[i] ?? 6) / 2) * way;
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half];
    });
  return smooth([...side(1), ...side(-1).reverse()], true);
}
