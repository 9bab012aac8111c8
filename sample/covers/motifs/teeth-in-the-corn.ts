import type { Motif } from '../kit/cover';
import { linear } from '../kit/paint';
import { disc, edged, fill, pen, times } from '../kit/pen';
import { g, n, place, poly, rect } from '../kit/svg';
import { husk, lips, silk } from './parts/corn-jaw';
import { enamel, tooth } from './parts/kernel';

const BASE = 1990;
const TIP = 800;

/** Returns half the ear's width at part t of its height, 0 at the base. */
const girth = (t: number): number =>
  300 *
  Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.28) / 0.73) ** 2.4 - Math.max(0, (0.28 - t) / 0.6) ** 2));

const kinds = [0, 0, 1, 0, 1, 0, 2, 0, 1, 0, 0, 1, 0] as const;

const ear = (): string => {
  const rows = 13;
  const cols = 7;
  const step = (BASE - TIP) / rows;
  const cells: string[] = [];
  for (let r = rows - 1; r >= 0; r--) {
    for (const c of [0, 6, 1, 5, 2, 4, 3]) {
      const t = (r + 0.5 + (c % 2) * 0.5) / rows;
      const half = girth(t);
      if (half < 50 || t > 0.985) continue;
      const a = ((c - 3) / cols) * Math.PI * 0.98;
      const wide = ((half * Math.PI * 0.98) / cols) * Math.cos(a) * 1.06;
      const kind =
        r === 8 && c === 4 ? 3 : r === 5 && c === 2 ? 4 : (kinds[(r * 5 + c * 3) % kinds.length] ?? 0);
      cells.push(
        place(
          800 + half * Math.sin(a),
          BASE - t * (BASE - TIP),
          1,
          a * 12,
          tooth(Math.max(34, wide), step * 1.06, kind),
        ),
      );
    }
  }
  const side = Array.from({ length: 33 }, (_, i): [number, number] => [
    girth(i / 32),
    BASE - (i / 32) * (BASE - TIP),
  ]);
  const body = poly([
    ...side.map(([x, y]): [number, number] => [800 + x + 14, y]),
    ...side.reverse().map(([x, y]): [number, number] => [800 - x - 14, y]),
  ]);
  return edged(body, '#6d1428', '#2a0d10', 10) + cells.join('');
};

const field = (): string =>
  times(23, (i) => {
    const x = (i - 11) * 250;
    return fill(
      poly([
        [800 + (i - 11) * 16, 1560],
        [800 + x - 62, 2400],
        [800 + x + 62, 2400],
      ]),
      i % 2 ? '#2d6b2f' : '#b8912c',
    );
  });

/** A seed packet's prize ear, husk drawn back, smiling. */
export const teethInTheCorn: Motif = (_page, { palette }) =>
  g(
    {},
    linear('sky', [
      [0, '#8ed0cf'],
      [0.6, '#d7ecd2'],
      [1, '#fbf0bf'],
    ]),
    rect(0, 0, 1600, 2400, { fill: 'url(#sky)' }),
    fill(disc(800, 1180, 560), '#fff6cf', 0.85),
    times(3, (i) => pen(disc(800, 1180, 590 + i * 46), '#fff6cf', 12 - i * 3, 0.8)),
    fill('M-20 1560H1620V2420H-20Z', '#5d8a35'),
    field(),
    times(44, (i) => {
      const x = i * 38 - 14;
      const tall = 60 + ((i * 53) % 44);
      return pen(
        `M${x} 1572V${1572 - tall}M${x} ${1540 - tall * 0.3}q22 -30 34 -6M${x} ${n(1546 - tall * 0.1)}q-24 -34 -34 -4`,
        '#2d6b2f',
        9,
      );
    }),
    enamel(),
    husk(),
    silk(800, 770),
    ear(),
    silk(800, 800),
    lips(),
    fill('M0 2120Q800 2220 1600 2120V2400H0Z', palette.accent),
    pen('M-10 2120Q800 2220 1610 2120', palette.light, 16),
    pen('M-10 2150Q800 2250 1610 2150', palette.light, 5),
    fill('M0 0H1600V520Q800 690 0 520Z', palette.accent),
    pen('M-10 520Q800 690 1610 520', palette.light, 16),
    pen('M-10 488Q800 658 1610 488', palette.light, 5),
  );
