import { disc, edged, fill, pen, times } from '../../kit/pen';
import { linear } from '../../kit/paint';
import { fbm } from '../../kit/noise';
import { g, type Point, smooth } from '../../kit/svg';

/** The lengths of the organ's pipes, left to right to the middle. */
export const pipes = [560, 650, 760, 900, 720, 610, 680, 800, 980, 1180] as const;

/** Returns the gradients that the ice is painted with. */
export const iceInk = (): string =>
  linear(
    'ice',
    [
      [0, '#ffffff'],
      [0.16, '#cfeaf5'],
      [0.42, '#8cc4e0'],
      [0.62, '#5f96c6'],
      [0.84, '#a9d6ec'],
      [1, '#f4fbff'],
    ],
    [0, 0],
    [1, 0],
  ) +
  linear('iceLow', [
    [0, '#3d3f8c', 0.5],
    [0.35, '#3d3f8c', 0],
    [0.75, '#ffd9b8', 0.05],
    [1, '#ffd2a6', 0.85],
  ]);

/** Returns one pipe of ice, hanging from (x, top): a pipe's foot and an icicle's point are the same. */
export function pipe(x: number, top: number, wide: number, long: number): string {
  const r = wide / 2;
  const lip = top + long - wide * 3.3;
  const tip = top + long + wide;
  const d = `M${x - r} ${top}L${x - r * 0.94} ${lip - wide}Q${x - r * 1.02} ${lip + wide * 0.2} ${x - r * 0.84} ${lip + wide * 0.9}Q${x - r * 0.3} ${lip + wide * 1.7} ${x - r * 0.26} ${lip + wide * 2.5}T${x} ${tip}Q${x + r * 0.1} ${tip - wide} ${x + r * 0.24} ${lip + wide * 2.4}Q${x + r * 0.36} ${lip + wide * 1.6} ${x + r * 0.86} ${lip + wide * 0.84}Q${x + r} ${lip + wide * 0.2} ${x + r * 0.96} ${lip - wide}L${x + r} ${top}Z`;
  const mouth = `M${x - r * 0.52} ${lip + wide * 0.5}Q${x - r * 0.52} ${lip} ${x} ${lip - wide * 0.34}Q${x + r * 0.52} ${lip} ${x + r * 0.52} ${lip + wide * 0.5}Q${x} ${lip + wide * 0.74} ${x - r * 0.52} ${lip + wide * 0.5}Z`;
  return g(
    {},
    edged(d, 'url(#ice)', '#2c2a66', 6),
    fill(d, 'url(#iceLow)'),
    fill(mouth, '#1b1744'),
    fill(disc(x, lip + wide * 0.42, r * 0.36, wide * 0.17), '#d75a7a'),
    pen(`M${x - r * 0.55} ${top + 20}V${lip - wide * 0.7}`, '#ffffff', wide * 0.09, 0.9),
    pen(
      `M${x - r * 0.3} ${lip + wide}Q${x} ${lip + wide * 1.6} ${x} ${tip - wide * 0.9}`,
      '#ffffff',
      wide * 0.06,
      0.8,
    ),
    times(3, (i) =>
      pen(
        `M${x - r * 0.9} ${top + long * (0.22 + i * 0.18)}q${r} ${r * 0.3} ${r * 1.8} 0`,
        '#ffffff',
        3,
        0.45,
      ),
    ),
  );
}

/** Returns the lip of snow over the pipes, its lower edge about y = base. */
export function eave(base: number): string {
  const low: Point[] = [];
  for (let x = -40; x <= 1640; x += 80)
    low.push([x, base + 46 * fbm(x / 170, 3, 5) + 40 * Math.sin((x / 1600) * Math.PI)]);
  const edge = smooth(low);
  return fill(`${edge}L1640 -20L-40 -20Z`, '#fdfbff') + pen(edge, '#b9a6d6', 20, 0.75);
}

/** Returns one singer in a robe, feet at (0, 0), about 400 units high, the book open and the mouth too. */
export const singer = (robe: string, book: string, skin: string): string =>
  g(
    {},
    fill('M-112 0Q-96 -190 -66 -268Q-40 -306 0 -306Q40 -306 66 -268Q96 -190 112 0Z', robe),
    fill('M-58 -280Q0 -226 58 -280Q40 -312 0 -312Q-40 -312 -58 -280Z', '#f7ecff'),
    fill(disc(0, -352, 44, 52), skin),
    fill('M-56 -326Q-66 -420 0 -424Q66 -420 56 -326Q44 -386 0 -388Q-44 -386 -56 -326Z', robe),
    fill(disc(0, -330, 15, 20), '#5a1533'),
    pen('M-27 -362q9 8 18 0M9 -362q9 8 18 0', '#3b1d4e', 5),
    fill('M-70 -196L0 -178L70 -196V-254L0 -236L-70 -254Z', book),
    pen('M0 -178V-236', '#5a0f1e', 5),
    fill(disc(-70, -210, 17) + disc(70, -210, 17), skin),
  );
