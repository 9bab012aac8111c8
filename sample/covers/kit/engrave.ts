import { n } from './svg';
import type { Tone } from './tone';

/** How lines are cut over a part of the page. All lengths in units. */
export interface Burin {
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
  /** Distance between lines. */
  gap: number;
  /** Direction of the lines in degrees; 0 runs left to right. */
  angle?: number;
  /** Sideways sway of a line at (distance along, line number), in units. */
  sway?: (along: number, index: number) => number;
  /** Thickest line as a part of the gap; 0.9 if left out. */
  most?: number;
  /** Thinnest line that is still drawn. */
  least?: number;
}

/** Returns the outline (path data) of swelling lines whose thickness follows the darkness of the tone. */
export function engrave(dark: Tone, burin: Burin): string {
  const { box, gap, angle = 0, sway = () => 0, most = 0.9, least = 0.7 } = burin;
  const [x0, y0, x1, y1] = box;
  const turn = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const reach = Math.hypot(x1 - x0, y1 - y0) / 2;
  const step = Math.max(4, gap * 0.55);
  let d = '';
  for (let i = -Math.ceil(reach / gap); i * gap <= reach; i++) {
    let over: string[] = [];
    let under: string[] = [];
    const flush = (): void => {
      if (over.length > 1) d += `M${over.join('L')}L${under.reverse().join('L')}Z`;
      over = [];
      under = [];
    };
    for (let s = -reach; s <= reach; s += step) {
      const off = i * gap + sway(s, i);
      const [x, y] = [cx + ux * s - uy * off, cy + uy * s + ux * off];
      const inBox = x >= x0 && x <= x1 && y >= y0 && y <= y1;
      const thick = inBox ? (1 - dark(x, y)) * gap * most : 0;
      if (thick < least) {
        flush();
        continue;
      }
      over.push(`${n(x - (uy * -thick) / 2)} ${n(y - (ux * thick) / 2)}`);
      under.push(`${n(x + (uy * -thick) / 2)} ${n(y + (ux * thick) / 2)}`);
    }
    flush();
  }
  return d;
}
