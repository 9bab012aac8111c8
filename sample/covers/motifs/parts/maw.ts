import { box, disc, edged, fill, pen, times } from '../../kit/pen';
import { radial } from '../../kit/paint';
import { g, poly } from '../../kit/svg';

/** Returns the elevator car, its doors a crack open, around (0, 40). */
export const car = (ink: string): string =>
  g(
    {},
    edged(box(-98, -20, 196, 132), '#ff4a2e', ink, 10),
    fill(box(-12, -14, 24, 122), '#ffe9a8'),
    pen('M-56 -18v128M56 -18v128', '#a81e1a', 7),
    edged('M-110 -24H110L84 -58H-84Z', '#f2e6c8', ink, 9),
    edged(box(-110, 108, 220, 22), '#f2e6c8', ink, 9),
  );

/** Returns the mouth at the foot of the shaft, round (x, y). */
export const maw = (x: number, y: number, ink: string): string => {
  const tooth = (i: number, up: boolean): string => {
    const a = Math.PI * (0.2 + (i / 8) * 0.6);
    const [px, py] = [x - Math.cos(a) * 296, y + Math.sin(a) * (up ? 118 : -118)];
    const long = (up ? -1 : 1) * (64 + (i % 2) * 30);
    return poly([
      [px - 34, py],
      [px + (x - px) * 0.1, py + long],
      [px + 34, py],
    ]);
  };
  return g(
    {},
    edged(disc(x, y, 356, 168), '#a3202a', ink, 14),
    edged(disc(x, y, 300, 118), '#22040a', ink, 10),
    radial('throat', x, y + 40, 340, [
      [0, '#ff6a3a', 0.95],
      [0.6, '#c2201a', 0.4],
      [1, '#c2201a', 0],
    ]),
    fill(disc(x, y, 294, 112), 'url(#throat)'),
    edged(
      times(9, (i) => tooth(i, false) + tooth(i, true)),
      '#f6e9cf',
      ink,
      8,
    ),
    pen(`M${x - 318} ${y - 50}Q${x - 230} ${y - 136} ${x - 80} ${y - 148}`, '#e2604a', 12, 0.8),
  );
};
