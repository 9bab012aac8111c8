import { fbm } from '../../kit/noise';
import { box, disc, edged, fill, pen, times } from '../../kit/pen';
import { g, type Point, place, smooth } from '../../kit/svg';

/** Returns the outline (path data) of the ground below a wavy level y, down to the foot of the page. */
export function stratum(y: number, seed: number, sway = 46): string {
  const top: Point[] = [];
  for (let x = -40; x <= 1680; x += 60)
    top.push([x, y + sway * fbm(x / 420, seed, seed) + (x - 800) * 0.03 * (seed % 2 ? 1 : -1)]);
  return `${smooth(top)}L1680 2440L-40 2440Z`;
}

/** Returns a coiled shell, about 100 units across. */
export const ammonite = (ink: string, color: string): string =>
  g(
    {},
    edged(disc(0, 0, 62), color, ink, 7),
    pen('M58 -20C40 -60 -40 -60 -42 4C-40 44 30 48 32 6C30 -20 -12 -24 -14 4C-12 18 8 18 8 6', ink, 7),
    times(9, (i) => place(0, 0, 1, i * 40, pen('M44 0h16', ink, 5))),
  );

/** Returns a long skull with its back behind it, about 460 units long. */
export const beast = (ink: string, bone: string): string =>
  g(
    {},
    times(
      9,
      (i) =>
        edged(disc(150 + i * 44, 10 + 20 * Math.sin(i * 0.7), 25 - i), bone, ink, 6) +
        pen(`M${150 + i * 44} ${36 + 20 * Math.sin(i * 0.7)}q-16 44 10 ${84 - i * 6}`, bone, 12),
    ),
    edged('M-150 30Q-140 -20 -40 -46Q60 -84 120 -40Q150 0 110 40L60 44L-20 40L-110 46Z', bone, ink, 7),
    fill(disc(56, -18, 22), ink),
    fill(disc(-116, 8, 9), ink),
    fill(
      times(9, (i) => `M${-118 + i * 20} 46l8 30l9 -31Z`),
      bone,
    ),
  );

/** Returns a coffin seen from its side, somebody's knees up in it. */
export const grave = (ink: string, wood: string): string =>
  g(
    {},
    edged('M-120 -36H96L130 0L96 36H-120Z', wood, ink, 7),
    fill('M-104 -22H90L110 0L90 22H-104Z', ink),
    edged(disc(80, 4, 16), '#f2e6c8', ink, 4),
    pen('M56 12H-10L-40 -12L-60 14H-96', '#f2e6c8', 11),
  );

/** Returns a buried house, its one window lit. */
export const cellar = (ink: string, wall: string): string =>
  g(
    {},
    edged('M-90 70V-20L0 -84L90 -20V70Z', wall, ink, 8),
    edged(box(-26, -16, 52, 56), '#ffcf4d', ink, 7),
    pen('M0 -16v56M-26 12h52', ink, 6),
  );

/** Returns an eye in the rock. */
export const eye = (ink: string, iris: string): string =>
  g(
    {},
    edged('M-120 0Q0 -96 120 0Q0 96 -120 0Z', '#f6e9cf', ink, 8),
    fill(disc(0, 0, 44), iris),
    fill(disc(0, 0, 20), ink),
    fill(disc(-14, -14, 9), '#fff'),
  );

/** Returns roots under (0, 0) and, when told, the bare tree that stands on them. */
export const roots = (ink: string, tree: boolean): string =>
  fill('M-24 0L24 0L8 100L-8 100Z', ink) +
  (tree
    ? fill('M-20 10Q-6 -60 -12 -150L12 -150Q8 -60 22 10L8 100L-8 100Z', ink) +
      pen('M0 -130L-46 -210M-26 -176L-70 -190M0 -140L40 -220M22 -184L66 -204M0 -150V-236', ink, 9)
    : '') +
  pen('M0 0C4 60 -10 110 6 190M-6 20C-40 60 -90 60 -130 110M6 20C40 60 90 56 136 96', ink, 13) +
  pen(
    'M-60 62C-80 100 -70 130 -96 170M-110 92C-140 100 -160 96 -186 116M-2 90C-30 120 -26 150 -50 186M62 60C70 100 90 120 86 160',
    ink,
    7,
  ) +
  pen(
    'M108 78C140 92 160 84 190 108M4 130C30 150 30 176 52 204M-26 36C-34 70 -44 80 -40 116M28 34C36 64 44 76 38 112',
    ink,
    6,
  );
