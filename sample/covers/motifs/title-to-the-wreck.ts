import type { Motif } from '../kit/cover';
import { halftone } from '../kit/halftone';
import { stars } from '../kit/landscape';
import { beam, rays } from '../kit/light';
import { clip, inside, linear, radial } from '../kit/paint';
import { type Point, circle, ellipse, g, path, place, points, poly, rect, smooth } from '../kit/svg';
import { tone } from '../kit/tone';
import { brow, lid, tag } from './parts/dead-god';
import { tug } from './shared/tug';

const half: Point[] = points(
  '800 300, 930 312, 1040 372, 1110 480, 1130 640, 1116 820, 1070 990, 990 1140, 900 1230, 800 1256',
);
const both = (points: readonly Point[]): Point[] => [
  ...points,
  ...[...points].reverse().map(([x, y]): Point => [1600 - x, y]),
];
const face = smooth(both(half), true);

/** The dead god in orbit, half in the light, with a lot number tied to it. */
export const titleToTheWreck: Motif = async (page, { palette }) => {
  const { w, rng } = page;
  const foot = 1700;
  const model = g(
    {},
    radial('ball', 1010, 560, 760, [
      [0, '#fff'],
      [0.35, '#ddd'],
      [0.62, '#777'],
      [0.85, '#161616'],
      [1, '#000'],
    ]),
    rect(0, 0, 1600, 2400, { fill: '#fff' }),
    path(face, { fill: 'url(#ball)' }),
    path('M760 640L800 600V940L720 960Q700 900 760 880Z', { fill: '#000', opacity: 0.55 }),
    path('M700 800Q560 900 640 1100Q520 1000 500 800Z', { fill: '#000', opacity: 0.4 }),
  );
  const shade = await tone(page, model);
  const dots = halftone((x, y) => shade(x, y), [440, 290, 1160, 1270], 15, 40, 0.68);
  const headdress = Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI * (1.08 + (i / 14) * 0.84);
    if (i === 3 || i === 10 || i === 11) return '';
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (r: number, o: number): Point => [800 + c * r - s * o, 760 + s * r + c * o];
    return path(
      poly([
        at(470, -30),
        at(690 + (i % 2) * 60, -20),
        at(730 + (i % 2) * 60, 0),
        at(690 + (i % 2) * 60, 20),
        at(470, 30),
      ]),
      { fill: i % 2 ? palette.accent : '#e8c27a', stroke: palette.ink, 'stroke-width': 7 },
    );
  });
  const shards = Array.from({ length: 26 }, () =>
    place(
      (rng.chance(0.5) ? 60 : 1120) + rng.range(0, 420),
      rng.range(980, 1330),
      rng.range(0.3, 1),
      rng.range(0, 360),
      path(poly(points('-34 -10, 4 -30, 36 4, 0 26')), {
        fill: rng.pick(['#e8c27a', '#c9a15c', '#7c6a52']),
        stroke: palette.ink,
        'stroke-width': 5,
      }),
    ),
  );
  const ink = { fill: 'none', stroke: palette.ink, 'stroke-width': 9, 'stroke-linecap': 'round' };
  return g(
    {},
    linear('void', [
      [0, palette.ink],
      [0.6, palette.ground],
      [1, '#2b8a84'],
    ]),
    rect(0, 0, w, foot, { fill: 'url(#void)' }),
    rays(800, 760, 1500, 28, '#0d5257', 0.5),
    path(stars(rng, [0, 0, w, 1300], 170, 1.6, 5), { fill: palette.light }),
    ellipse(800, 1000, 1000, 250, {
      fill: 'none',
      stroke: palette.accent,
      'stroke-width': 5,
      'stroke-dasharray': '26 18',
      transform: 'rotate(-10 800 1000)',
    }),
    ...headdress,
    path(face, { fill: '#efd59a' }),
    clip('face', path(face)),
    inside('face', path(dots, { fill: palette.ink })),
    path(face, { fill: 'none', stroke: palette.ink, 'stroke-width': 12 }),
    path(brow(1) + brow(-1), { fill: palette.ink }),
    path(lid(1) + lid(-1), { fill: '#d8b878', stroke: palette.ink, 'stroke-width': 9 }),
    path('M866 748Q970 800 1084 728M734 748Q630 800 516 728', ink),
    path('M770 640Q744 800 724 912Q720 962 770 954L800 966L830 954Q880 962 876 912', ink),
    path('M660 1066Q740 1030 800 1050Q860 1030 940 1066Q860 1116 800 1112Q740 1116 660 1066Z', {
      fill: '#b98f55',
      stroke: palette.ink,
      'stroke-width': 9,
    }),
    path('M660 1066Q800 1080 940 1066', ink),
    circle(800, 452, 62, { fill: palette.accent, stroke: palette.ink, 'stroke-width': 9 }),
    circle(800, 452, 26, { fill: palette.ink }),
    path('M1010 330L980 430L1030 500L990 590L1024 660M1030 500L1090 530', ink),
    ...shards,
    ellipse(800, 2260, 1700, 900, { fill: palette.light, opacity: 0.25 }),
    ellipse(800, 2290, 1700, 900, { fill: '#d8623b' }),
    ellipse(820, 2340, 1700, 900, { fill: '#a83c2b' }),
    ellipse(860, 2430, 1700, 930, { fill: '#6e2322' }),
    beam('search', 470, 1345, 560, -62, 26, '#fff3c0', 0.85),
    place(
      330,
      1370,
      0.28,
      -14,
      tug({ hull: '#f6ecd2', shade: '#b9a98a', ink: palette.ink, lamp: '#ffcf4a', flame: '#36c6c0' }),
    ),
    tag(palette),
  );
};
