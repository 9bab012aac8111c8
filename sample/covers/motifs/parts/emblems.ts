import { circle, ellipse, path } from '../../kit/svg';

/** How a line of gold foil is drawn. */
export const foil = {
  fill: 'none',
  stroke: 'url(#foil)',
  'stroke-width': 8,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/** How an area of gold foil is filled. */
export const solid = { fill: 'url(#foil)' };

/** One emblem for each of the worlds of the book, about 90 units from the middle to the rim. */
export const emblems: readonly string[] = [
  path('M-50 44V-20L0 -56L54 -26V44ZM-10 44V4H24V44M-34 -8h14v16h-14ZM-70 44H70', foil),
  path('M-54 34L-60 -30L-28 0L0 -48L28 0L60 -30L54 34ZM-54 52H54', foil),
  path('M0 -64Q40 -20 26 34H-26Q-40 -20 0 -64ZM-26 20L-50 50H-20M26 20L50 50H20M-8 52Q0 76 8 52', foil) +
    circle(0, -14, 11, foil),
  ellipse(0, -34, 30, 40, foil) + path('M-1 8L1 70', { ...foil, 'stroke-width': 14, stroke: '#e9c372' }),
  path(
    'M0 -62L-32 62M0 -62L32 62M-22 24H22M-13 -12H13M-30 -62Q-44 -40 -30 -18M30 -62Q44 -40 30 -18M-50 -74Q-74 -40 -50 -6M50 -74Q74 -40 50 -6',
    foil,
  ),
  path(
    'M-28 -10Q-70 -30 -52 -70Q-40 -36 -14 -34M28 -10Q70 -30 52 -70Q40 -36 14 -34M-34 -4Q-34 -38 0 -38Q34 -38 34 -4Q34 50 0 62Q-34 50 -34 -4Z',
    foil,
  ) + path('M-18 4h8M10 4h8M-12 30Q0 38 12 30', foil),
  path('M0 -66V22M-22 -66H22M-24 22H24V44Q24 66 0 74Q-24 66 -24 44Z', foil),
  path('M-30 62V-40Q0 -70 30 -40V62Z', foil) +
    path('M-14 -8Q-22 -20 -8 -20Q6 -20 0 -4Q-6 12 8 12Q22 12 14 0', { ...foil, 'stroke-width': 6 }) +
    circle(16, 34, 4, solid),
  path('M-66 30L0 -40L66 30M-48 12V62H48V12M-66 14L0 -58L66 14', foil),
  path(
    'M0 -10C-20 -40 -60 -30 -58 -74M0 -10C20 -40 60 -30 58 -74M-36 -40L-18 -70M36 -40L18 -70M-24 -6Q0 -26 24 -6L14 50Q0 72 -14 50Z',
    foil,
  ),
];
