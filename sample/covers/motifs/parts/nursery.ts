import { disc, edged, fill, pen, times } from '../../kit/pen';
import { g, place } from '../../kit/svg';

const INK = '#2b2a4e';

/** Returns the moon as a cradle with somebody asleep in it, suit and all, around (0, 0). */
export const cradle = (): string =>
  g(
    {},
    fill(
      'M-360 -120C-330 200 330 200 360 -120C400 330 120 420 0 420C-120 420 -400 330 -360 -120Z',
      '#ffe9a8',
    ),
    fill(
      'M-352 40C-300 330 -120 392 0 392C120 392 300 330 352 40C372 300 140 420 0 420C-140 420 -372 300 -352 40Z',
      '#eec56e',
    ),
    fill(
      disc(-190, 250, 34, 26) + disc(-40, 320, 22, 16) + disc(170, 280, 40, 28) + disc(268, 160, 16, 14),
      '#e6b75c',
      0.8,
    ),
    fill('M-150 120Q-150 -20 -20 -16Q100 -24 250 40Q300 64 300 100Q120 200 -150 120Z', '#d9786a'),
    times(4, (i) => pen(`M${-70 + i * 84} ${-10 + i * 12}q-24 70 -10 ${150 - i * 16}`, '#f4b79a', 10)),
    pen('M-140 64Q60 30 290 92', '#f4b79a', 10),
    fill('M-300 70Q-310 0 -220 -10Q-110 -16 -96 70Q-96 128 -200 130Q-296 130 -300 70Z', '#fffaf0'),
    edged(disc(-180, 6, 118), '#fffaf0', '#cfc6b6', 8),
    fill('M-262 8Q-262 -62 -178 -66Q-94 -62 -94 8Q-94 72 -178 76Q-262 72 -262 8Z', '#2b2a4e'),
    fill(disc(-178, 12, 54, 58), '#e7b795'),
    pen('M-208 8q12 12 24 0M-168 8q12 12 24 0M-190 40q12 8 22 0', INK, 6),
    fill('M-232 -10Q-220 -50 -178 -50Q-136 -50 -124 -10Q-150 -30 -178 -30Q-210 -30 -232 -10Z', '#5a3a2c'),
    pen('M-244 -16Q-236 -46 -210 -52', '#ffffff', 9, 0.9),
    fill(disc(-66, 84, 42, 34), '#fffaf0'),
  );

const rocket = (): string =>
  g(
    {},
    fill('M0 -96Q56 -40 40 60H-40Q-56 -40 0 -96Z', '#fffaf0'),
    fill('M0 -96Q26 -70 36 -36H-36Q-26 -70 0 -96Z', '#d9786a'),
    fill(disc(0, -2, 19), '#2b2a4e'),
    fill('M-40 14L-78 78L-36 60ZM40 14L78 78L36 60Z', '#d9786a'),
    fill('M-22 62Q0 130 22 62Z', '#ffd76a'),
  );
const ringed = (): string =>
  g(
    {},
    fill(disc(0, 0, 66), '#7fb8a8'),
    fill('M-62 -22Q0 -2 62 -22Q70 0 60 26Q0 44 -60 26Q-70 0 -62 -22Z', '#a9d6c4'),
    pen('M-58 -30C-140 10 -110 50 0 26C110 4 140 -40 58 -34', '#fff1c9', 12),
  );
const star = (): string =>
  fill('M0 -70L18 -22L68 -20L28 12L42 62L0 34L-42 62L-28 12L-68 -20L-18 -22Z', '#ffd76a');
const sputnik = (): string =>
  g(
    {},
    pen('M-30 -20L-96 60M-14 -6L-40 96M14 -6L40 96M30 -20L96 60', '#fffaf0', 7),
    fill(disc(0, -30, 48), '#c9c4d8'),
    fill('M-30 -66Q0 -84 30 -66Q0 -56 -30 -66Z', '#fffaf0'),
  );
const world = (): string =>
  g(
    {},
    fill(disc(0, 0, 58), '#5f86c9'),
    fill(
      'M-50 -26Q-20 -56 10 -40Q30 -20 0 -6Q-20 14 -48 4ZM14 14Q44 2 54 18Q40 52 14 52Q0 30 14 14Z',
      '#8fc08a',
    ),
  );

const TOYS = [
  [-300, 190, star],
  [-152, 268, ringed],
  [0, 196, world],
  [152, 276, rocket],
  [300, 196, sputnik],
] as const;

/** Returns the mobile, its cord's end at (0, 0): a bowed bar and five toys on threads, each where it balances. */
export const mobile = (cord: number): string =>
  g(
    {},
    pen(`M0 ${-cord}V0`, '#cfc9e6', 5),
    ...TOYS.map(([x, y, toy], i) => {
      const bar = 30 - 28 * (1 - (x / 300) ** 2);
      return pen(`M${x} ${bar}V${y - 50}`, '#cfc9e6', 4) + place(x, y, 0.74, (i - 2) * 5, toy());
    }),
    pen('M-320 34Q0 -32 320 34', INK, 22) + pen('M-320 32Q0 -34 320 32', '#d9b98a', 13),
    edged(disc(0, 2, 22), '#d9786a', INK, 5),
  );
