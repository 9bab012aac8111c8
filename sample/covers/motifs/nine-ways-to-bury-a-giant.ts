import type { Motif } from '../kit/cover';
import { cuts } from '../kit/gouge';
import { forest } from '../kit/landscape';
import { rays } from '../kit/light';
import { type Point, circle, ellipse, g, line, mirror, path, points, poly, rect, smooth } from '../kit/svg';
import { foot, rungs, toeTag } from './parts/giants-foot';
import { digger } from './shared/digger';

/** The giant's two feet stand over the hills; nine of the guild have come with spades. */
export const nineWaysToBuryAGiant: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const { ink, ground, light, accent } = palette;
  const turf: Point[] = points(
    '-20 1880, 180 1846, 420 1878, 700 1850, 960 1880, 1240 1846, 1480 1876, 1620 1852',
  );
  const soil = cuts(rng, {
    box: [0, 1890, w, h],
    count: 1300,
    length: [24, 90],
    width: [3, 8],
    angle: (x, y) => 6 * Math.sin(x / 200) + 4 * Math.sin(y / 60),
    where: (x, y) => (y > 2150 && y < 2340 && x > 300 && x < 1300 ? 0.25 : 0.8),
  });
  const hillCuts = cuts(rng, {
    box: [0, 1500, w, 1860],
    count: 700,
    length: [40, 120],
    width: [3, 8],
    angle: (x) => (x - 800) / 22,
    where: (_, y) => Math.max(0, (y - 1540) / 380),
  });
  const left = g(
    { transform: 'translate(440 1880) rotate(-4) scale(0.92)' },
    mirror(0, foot(rng, ground, '#d6deb0', ink, 'soleLeft')),
  );
  const right = g(
    { transform: 'translate(1160 1880) rotate(4) scale(0.92)' },
    foot(rng, ground, '#d6deb0', ink, 'soleRight'),
  );
  return g(
    {},
    rect(0, 0, w, h, { fill: light }),
    rays(800, 1350, 2000, 44, '#f1c76c', 0.46),
    circle(800, 1350, 400, { fill: accent }),
    ...[432, 456].map((r, i) =>
      circle(800, 1350, r, { fill: 'none', stroke: accent, 'stroke-width': 12 - i * 5 }),
    ),
    path('M-20 1560Q240 1480 480 1580T800 1490T1130 1580T1620 1540V1900H-20Z', {
      fill: '#5d6e3f',
      stroke: ink,
      'stroke-width': 10,
    }),
    path(
      forest(rng, -20, 1620, (x) => 1560 - 24 * Math.sin(x / 130), [50, 110], 44),
      { fill: ink },
    ),
    path(hillCuts, { fill: ink }),
    digger(740, 1510, 0.62, 2, ink),
    digger(850, 1500, 0.62, 0, ink),
    left,
    right,
    digger(494, 906, 0.74, 2, ink),
    digger(1240, 924, 0.74, 0, ink),
    toeTag(ink, light, accent),
    ...[1350, 1424].map((x) => line(x, 1320, x - 96, 1880, { stroke: ink, 'stroke-width': 11 })),
    ...rungs(ink),
    digger(1362, 1560, 0.8, 4, ink),
    path(smooth(turf) + `L${w} ${h}L0 ${h}Z`, { fill: ink }),
    path(soil, { fill: '#9a5428' }),
    path(poly(points('610 1868, 990 1868, 960 2110, 640 2110')), {
      fill: '#0f0a07',
      stroke: light,
      'stroke-width': 9,
    }),
    rect(600, 1846, 400, 24, { fill: ink }),
    ellipse(800, 2092, 140, 26, { fill: '#9a5428' }),
    digger(735, 2080, 0.95, 1, light),
    digger(880, 2080, 0.95, 2, light),
    digger(90, 1868, 1.5, 3, ink),
    digger(1520, 1868, 1.5, 7, ink),
    path('M480 1872Q540 1780 620 1868ZM980 1868Q1040 1770 1120 1872Z', {
      fill: '#6b3a1c',
      stroke: ink,
      'stroke-width': 9,
    }),
  );
};
