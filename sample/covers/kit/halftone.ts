import { n } from './svg';
import type { Tone } from './tone';

/** Returns the outline (path data) of a grid of dots, larger where the tone is darker; gap in units, angle in degrees. */
export function halftone(
  dark: Tone,
  box: readonly [number, number, number, number],
  gap: number,
  angle = 35,
  most = 0.62,
): string {
  const [x0, y0, x1, y1] = box;
  const turn = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const reach = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 2 / gap);
  let d = '';
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const x = cx + (ux * i - uy * j) * gap;
      const y = cy + (uy * i + ux * j) * gap;
      if (x < x0 || x > x1 || y < y0 || y > y1) continue;
      const r = Math.sqrt(Math.max(0, 1 - dark(x, y))) * gap * most;
      if (r < gap * 0.08) continue;
      d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
    }
  }
  return d;
}
