import type { Motif } from '../kit/cover';
import { cuts } from '../kit/gouge';
import { ridge } from '../kit/landscape';
import { linear } from '../kit/paint';
import { box, disc, fill, times } from '../kit/pen';
import { g, place, poly, rect } from '../kit/svg';
import { headframe, nobody } from './parts/iron-mine';

/** The walls of the pit: each bench's level, and how red it is. */
const benches = [
  [1180, '#6d2317'],
  [1270, '#7a2818'],
  [1380, '#641c14'],
  [1510, '#561812'],
  [1670, '#481310'],
] as const;

/** The night shift comes up the haul road: hats, lamps, boots, and nobody in them. */
export const ghostsOfTheIronRange: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const { ink, accent } = palette;
  const rim = '#ffb15a';
  const shift = [
    [500, 1290, 0.24, false],
    [690, 1276, 0.22, true],
    [880, 1276, 0.22, false],
    [1070, 1290, 0.24, true],
    [400, 1560, 0.5, true],
    [800, 1530, 0.46, false],
    [1200, 1560, 0.5, true],
    [318, 2080, 0.98, false],
    [806, 2130, 1.14, true],
    [1300, 2080, 0.98, false],
  ] as const;
  const walls = benches.map(
    ([y, color], i) =>
      fill(ridge(w, y, 46, h, i + 3, 260), color) +
      fill(ridge(w, y, 46, y + 26, i + 3, 260), '#d96a35', 0.55),
  );
  const ore = cuts(rng, {
    box: [0, 1200, w, h],
    count: 1900,
    length: [18, 110],
    width: [3, 10],
    angle: (x, y) => (Math.atan2(y - 1000, x - 800) * 180) / Math.PI,
    where: (_x, y) => 0.25 + ((y - 1200) / 1200) * 0.55,
  });
  const lit = cuts(rng, {
    box: [0, 1250, w, h],
    count: 700,
    length: [18, 90],
    width: [2, 7],
    angle: (x, y) => (Math.atan2(y - 1000, x - 800) * 180) / Math.PI,
    where: (x) => 0.9 - Math.abs(x - 800) / 1000,
  });
  return g(
    {},
    linear('dusk', [
      [0, '#3a0f12'],
      [0.45, '#9a2d1e'],
      [0.75, '#e2672f'],
      [1, '#f3a046'],
    ]),
    rect(0, 0, w, 1300, { fill: 'url(#dusk)' }),
    fill(disc(560, 960, 236), '#ffe6a6'),
    times(9, (i) => fill(box(0, 690 + i * 54, w, 5 + i * 2.4), '#e8713a', 0.75)),
    fill(ridge(w, 1160, 180, 1400, 12, 420), '#b54a28'),
    place(1010, 1190, 0.41, 0, headframe(ink, '#ffd76a')),
    ...walls,
    fill(
      poly([
        [620, 1180],
        [980, 1180],
        [1740, h],
        [-140, h],
      ]),
      '#8a2f1c',
      0.6,
    ),
    fill(ore, ink, 0.5),
    fill(lit, '#e0702f', 0.6),
    ...shift.map(([x, y, s, tool], i) => place(x, y, s, 0, nobody(`lamp${i}`, ink, accent, rim, tool))),
    linear('foot', [
      [0, ink, 0],
      [0.6, ink, 0.9],
      [1, ink],
    ]),
    rect(0, 2080, w, 320, { fill: 'url(#foot)' }),
  );
};
