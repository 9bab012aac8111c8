import { type Point, n, path, poly } from '../../kit/svg';

/** Returns the star on the sign. */
export const burst = (): string =>
  path(
    Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * Math.PI * 2;
      const r = i % 4 === 0 ? 176 : i % 2 ? 60 : 112;
      return poly([
        [Math.cos(a) * r, Math.sin(a) * r],
        [Math.cos(a + 0.2) * 26, Math.sin(a + 0.2) * 26],
        [Math.cos(a - 0.2) * 26, Math.sin(a - 0.2) * 26],
      ]);
    }).join(''),
    { fill: '#fff6c2', transform: 'translate(1390 214)' },
  );

/** How many dashes lie at our feet, where the author's name stands. */
const underTheName = 2;

/** Returns the dashes of the road’s middle line. */
export const road = (vx: number, horizon: number): string[] =>
  Array.from({ length: 26 - underTheName }, (_, index) => {
    const i = index + underTheName;
    const t = 1 - 1 / (1 + i * 0.5);
    const t2 = 1 - 1 / (1 + (i + 0.5) * 0.5);
    const p = (q: number, o: number): string =>
      `${n(620 + (vx - 620) * q + o * (1 - q))} ${n(2500 + (horizon - 2500) * q)}`;
    return path(`M${p(t, -30)}L${p(t, 34)}L${p(t2, 34)}L${p(t2, -30)}Z`, { fill: '#ffd65a' });
  });

/** Returns the far hills. */
export const farHills = (horizon: number): Point[] => [
  [700, horizon],
  [860, 1660],
  [960, 1690],
  [1080, 1600],
  [1190, 1670],
  [1330, 1640],
  [1460, 1690],
  [1610, 1620],
  [1610, horizon],
];
