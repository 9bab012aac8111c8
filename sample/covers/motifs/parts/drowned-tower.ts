import type { Palette } from '../../kit/cover';
import { person } from '../../kit/figures';
import type { Random } from '../../kit/random';
import { type Point, g, line, path, poly, rect } from '../../kit/svg';
import type { Arch } from '../shared/arch';

/** Returns the outline (path data) of the crown on the tower. */
export const crownPath = (top: number, k: number): string =>
  poly([
    [800 - 120 * k, top],
    [800 - 150 * k, top - 150 * k],
    [800 - 78 * k, top - 80 * k],
    [800, top - 190 * k],
    [800 + 78 * k, top - 80 * k],
    [800 + 150 * k, top - 150 * k],
    [800 + 120 * k, top],
  ]);

/** Returns the hills of the sea floor. */
export const hills = (level: number, size: number, arch: Arch, foot: number): Point[] => [
  [arch.left, foot],
  [arch.left, level],
  [arch.left + 200, level - size],
  [arch.left + 420, level - size * 0.3],
  [800, level + 40],
  [arch.right - 380, level - size * 0.5],
  [arch.right - 160, level - size * 1.1],
  [arch.right, level],
  [arch.right, foot],
];

/** A tower in grey books for the engraving, their inked bindings, the lit windows, and where its top is. */
export interface Tower {
  books: string;
  bindings: string;
  windows: string;
  top: number;
}

/** Returns a tower of ledgers at x = 800 from y = foot up to about y = crown; k is the scale. */
export function bookTower(rng: Random, palette: Palette, foot: number, crown: number, k: number): Tower {
  const windows: string[] = [];
  const books: string[] = [];
  const bindings: string[] = [];
  const x = 800;
  let y = foot;
  for (let i = 0; y > crown + 100 * k; i++) {
    const t = (foot - y) / (foot - crown);
    const high = rng.range(44, 86) * k;
    const half = (265 - 150 * t + rng.range(-24, 24)) * k;
    const dx = rng.range(-16, 16) * k;
    books.push(
      rect(x + dx - half, y - high, half * 2, high - 3, { fill: 'url(#spine)' }),
      rect(x + dx - half, y - high + 8 * k, half * 2, 5, { fill: '#000', opacity: 0.5 }),
      rect(x + dx - half, y - 14 * k, half * 2, 4, { fill: '#000', opacity: 0.5 }),
    );
    bindings.push(
      rect(x + dx - half, y - high, half * 2, high - 3, {
        fill: 'none',
        stroke: palette.ink,
        'stroke-width': 6,
        rx: 5,
      }),
      rect(x + dx - half, y - high + 3, half * 0.55, high - 9, { fill: palette.light, opacity: 0.3 }),
    );
    if (i % 2)
      books.push(
        rect(x + dx + half * 0.2, y - high + 16 * k, half * 0.7, high - 32 * k, {
          fill: '#fff',
          opacity: 0.85,
        }),
      );
    if (i % 2 === 0 && i)
      windows.push(
        path(
          `M${x + dx - 16 * k} ${y - 12 * k}v${-high * 0.42}q${16 * k} ${-24 * k} ${32 * k} 0v${high * 0.42}Z`,
          { fill: palette.accent, stroke: palette.ink, 'stroke-width': 5 },
        ),
      );
    y -= high;
  }
  return { books: books.join(''), bindings: bindings.join(''), windows: windows.join(''), top: y };
}

/** Returns the clerk in the boat. */
export const boat = (palette: Palette, x: number, sea: number, k: number): string =>
  g(
    { transform: `translate(${x} ${sea}) scale(${k})` },
    path('M-210 -44Q0 -10 215 -62L160 26Q0 54 -150 26Z', { fill: palette.ink }),
    path('M-205 -40Q0 -6 208 -56', { fill: 'none', stroke: palette.light, 'stroke-width': 6 }),
    path(person(-30, 10, 250, { hat: 'fedora', coat: 0.7 }), { fill: palette.ink }),
    line(20, -92, 120, -150, { stroke: palette.ink, 'stroke-width': 12 }),
    line(-20, -90, -140, 60, { stroke: palette.ink, 'stroke-width': 9 }),
  );

/** Returns a fish at (fx, fy). */
export const fish = (fx: number, fy: number, s: number, palette: Palette): string =>
  path(
    `M${fx} ${fy}q${30 * s} ${-22 * s} ${70 * s} 0l${24 * s} ${-16 * s}v${32 * s}l${-24 * s} ${-16 * s}q${-40 * s} ${22 * s} ${-70 * s} 0Z`,
    { fill: palette.light, stroke: palette.ink, 'stroke-width': 3 },
  );
