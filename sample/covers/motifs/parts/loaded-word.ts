import { noise } from '../../kit/noise';
import { type Point, g, path, smooth } from '../../kit/svg';
import { outline } from '../../kit/type';

/** Returns a word of the given width standing on the baseline, with the snow that lies on it, and the top of its letters. */
export function loaded(
  text: string,
  width: number,
  base: number,
  color: string,
  seed: number,
): { svg: string; top: number } {
  const face = 'anton';
  const size =
    (width / (outline(text, { face, size: 1000 }).right - outline(text, { face, size: 1000 }).left)) * 1000;
  let x = 800 - width / 2;
  const first = outline(text, { face, size });
  const letters = Array.from(text).map((char) => {
    const o = outline(char, { face, size });
    const whole = o.right - o.left;
    const at = x;
    x += whole + size * 0.028;
    return { o, at, whole };
  });
  const shift = (x - size * 0.028 - (800 + width / 2)) / -2;
  const caps = letters.map(({ at, whole }, i) => {
    const top = base + first.top;
    const points: Point[] = [];
    for (let k = 0; k <= 8; k++)
      points.push([
        at - 16 + (whole + 32) * (k / 8),
        top - 40 - Math.sin((k / 8) * Math.PI) * 34 - noise(k, i + seed, 3) * 14,
      ]);
    for (let k = 8; k >= 0; k--)
      points.push([at - 20 + (whole + 40) * (k / 8), top + 22 + noise(k * 1.7, i * 3 + seed, 9) * 24]);
    return (
      path(smooth(points, true), { fill: '#fdfeff' }) +
      path(smooth(points.slice(9).map(([px, py]): Point => [px, py - 6])), {
        fill: 'none',
        stroke: '#a9c3d6',
        'stroke-width': 9,
        opacity: 0.8,
      })
    );
  });
  return {
    svg: g(
      { transform: `translate(${shift} 0)` },
      ...letters.map(({ o, at }) =>
        g({ transform: `translate(${at - o.left} ${base})` }, path(o.d, { fill: color })),
      ),
      ...caps,
    ),
    top: base + first.top,
  };
}

/** Returns the edge of the roof, left to right. */
export const eaves = (roof: number): Point[] => [
  [60, 2010],
  [180, 1900],
  [420, 1748],
  [620, roof - 14],
  [800, roof + 26],
  [980, roof - 14],
  [1180, 1748],
  [1420, 1900],
  [1540, 2010],
];

/** Returns the outline of the snow on the roof. */
export const snowLine = (roof: number): Point[] => [
  [30, 2020],
  [150, 1880],
  [400, 1712],
  [600, roof - 56],
  [800, roof - 14],
  [1000, roof - 56],
  [1200, 1712],
  [1450, 1880],
  [1570, 2020],
  [1520, 2052],
  [1400, 1940],
  [1180, 1800],
  [980, roof + 48],
  [800, roof + 84],
  [620, roof + 48],
  [420, 1800],
  [200, 1940],
  [80, 2052],
];
