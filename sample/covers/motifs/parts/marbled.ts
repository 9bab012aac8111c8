import { fbm } from '../../kit/noise';
import { fill } from '../../kit/pen';
import { g, n } from '../../kit/svg';

/** Returns a page of combed marbled paper in the colours given, veins running down the page. */
export function marbled(colors: readonly string[], w: number, h: number): string {
  const comb = 132;
  const at = (x: number, y: number): number => {
    const wx = x + 34 * fbm(x / 260, y / 300, 5, 3);
    const tooth = Math.abs(((wx / comb) % 2) - 1);
    return y + 130 * Math.sqrt(tooth) + 190 * fbm(x / 330, y / 420, 9, 4);
  };
  const bands: string[] = [];
  let y = -320;
  for (let i = 0; y < h + 60; i++) {
    const points: string[] = [];
    for (let x = -20; x <= w + 20; x += 10) points.push(`${n(x)} ${n(at(x, y))}`);
    bands.push(
      fill(`M${points.join('L')}L${w + 20} ${h + 60}L-20 ${h + 60}Z`, colors[i % colors.length] ?? '#000000'),
    );
    y += 8 + 60 * Math.abs(fbm(i * 0.7, 3, 2, 2)) + (i % 3) * 6;
  }
  return g({}, ...bands);
}
