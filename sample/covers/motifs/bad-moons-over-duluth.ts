import type { Motif } from '../kit/cover';
import { ripples, ridge, stars } from '../kit/landscape';
import { glow } from '../kit/light';
import { linear } from '../kit/paint';
import { box, disc, fill, times } from '../kit/pen';
import { g, place, rect } from '../kit/svg';
import { cloudWolf } from './parts/cloud-wolf';
import { liftBridge, oreBoat } from './parts/lift-bridge';

/** The moons: [x, y, radius]. */
const moons = [
  [500, 868, 176],
  [250, 520, 84],
  [1010, 1440, 104],
  [300, 1290, 60],
] as const;

const moon = (x: number, y: number, r: number): string =>
  g(
    {},
    fill(disc(x, y, r), '#ffe45c'),
    fill(
      `M${x + r * 0.2} ${y - r * 0.98}A${r} ${r} 0 0 1 ${x + r * 0.2} ${y + r * 0.98}A${r * 1.2} ${r * 1.2} 0 0 0 ${x + r * 0.2} ${y - r * 0.98}Z`,
      '#f5b52e',
    ),
    fill(
      [
        [-0.4, -0.3, 0.2],
        [-0.1, 0.35, 0.26],
        [-0.62, 0.2, 0.1],
        [0.08, -0.5, 0.11],
      ]
        .map(([dx = 0, dy = 0, s = 0]) => disc(x + dx * r, y + dy * r, s * r, s * r * 0.86))
        .join(''),
      '#f0b93a',
      0.75,
    ),
  );

/** A travel poster: four moons too many over the lift bridge, and the weather opening its jaws. */
export const badMoonsOverDuluth: Motif = (page, { palette }) => {
  const { w, rng } = page;
  const { ink } = palette;
  const shore = 1760;
  const glints = moons.map(([x, , r]) =>
    ripples(
      rng,
      [x - r * 1.4, shore + 10, x + r * 1.4, 2110],
      130,
      (px, t) => 0.95 - t * 0.5 - Math.abs(px - x) / (r * 3),
    ),
  );
  return g(
    {},
    linear('night', [
      [0, '#0c3b33'],
      [0.45, '#1d6a50'],
      [0.8, '#7fae5c'],
      [1, '#d8c65c'],
    ]),
    rect(0, 0, w, shore, { fill: 'url(#night)' }),
    fill(stars(rng, [0, 360, w, 1300], 150, 2, 6), '#eaf2b8', 0.85),
    ...moons.map(([x, y, r], i) => glow(`halo${i}`, x, y, r * 2.3, '#ffe45c', 0.55)),
    ...moons.map(([x, y, r]) => moon(x, y, r)),
    place(-190, 392, 1.08, 0, cloudWolf('#e6f0c4', '#a9cf9c', '#5e9c7c', ink)),
    times(4, (i) => fill(box(0, 1395 + i * 60, w, 10 + i * 3), '#e8d873', 0.3)),
    fill(ridge(w, 1650, 190, shore + 10, 6, 520), '#2f6b4c'),
    fill(ridge(w, 1680, 90, shore + 10, 15, 220), '#1b4a3a'),
    linear('lake', [
      [0, '#1d5a4a'],
      [0.4, '#0f3f38'],
      [1, '#082420'],
    ]),
    rect(0, shore, w, 700, { fill: 'url(#lake)' }),
    fill(glints.join(''), '#ffe45c', 0.9),
    g(
      { opacity: 0.35 },
      place(800, shore + 44, 0.84, 0, g({ transform: 'scale(1 -0.42)' }, liftBridge(ink, ink))),
    ),
    place(800, shore + 36, 0.84, 0, liftBridge(ink, '#ffe45c')),
    fill(box(-10, shore + 4, 380, 50) + box(1230, shore + 4, 380, 50), ink),
    fill(
      times(
        9,
        (i) =>
          box(-20 + i * 36, shore - 40 - ((i * 37) % 50), 26, 60) +
          box(1340 + i * 34, shore - 34 - ((i * 53) % 60), 24, 60),
      ),
      ink,
    ),
    place(560, shore + 96, 0.9, 0, oreBoat(ink, '#ffe45c')),
  );
};
