import { n } from '../../kit/svg';

/** The cool glass, dark to light. */
export const blues = ['#0e2a66', '#153f8f', '#1b5fb0', '#2a86c4', '#5cb3d6'];

/** The warm glass, from the heart outward. */
export const fires = ['#fff0b0', '#ffd34d', '#ffab2e', '#f2702a', '#d93a2b', '#9e1f3c'];

/** Returns the outline (path data) of one pane: a cell of the ring from radius r to r2, from angle a to b. */
export const pane = (cx: number, cy: number, r: number, r2: number, a: number, b: number): string => {
  const at = (q: number, t: number): string => `${n(cx + q * Math.cos(t))} ${n(cy + q * Math.sin(t))}`;
  return `M${at(r, a)}L${at(r2, a)}A${n(r2)} ${n(r2)} 0 0 1 ${at(r2, b)}L${at(r, b)}A${n(r)} ${n(r)} 0 0 0 ${at(r, a)}Z`;
};
