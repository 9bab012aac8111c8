import type { Motif } from '../kit/cover';
import { engrave } from '../kit/engrave';
import { glow } from '../kit/light';
import { radial } from '../kit/paint';
import { circle, ellipse, g, line, path, points, poly, rect, smooth } from '../kit/svg';
import { blur } from '../kit/texture';
import { tone } from '../kit/tone';
import { candle, pin, quill, shadeHat } from './parts/desk';
import { archOf, framed } from './shared/arch';

const cranium = smooth(
  points(
    '800 360, 1010 420, 1100 600, 1085 760, 1030 850, 1010 940, 930 985, 905 1090, 800 1118, 695 1090, 670 985, 590 940, 570 850, 515 760, 500 600, 590 420',
  ),
  true,
);

/** Death in an eyeshade over the books, a candle(palette) at the elbow. */
export const theLastAuditor: Motif = async (page, { palette }) => {
  const arch = archOf(page);
  const box = [arch.left, arch.top, arch.right, arch.foot] as const;
  const socket = (x: number): string =>
    ellipse(x, 735, 108, 100, { fill: '#000' }) +
    ellipse(x, 728, 122, 116, { fill: '#000', opacity: 0.55, filter: 'url(#s12)' });
  const teeth = Array.from({ length: 9 }, (_, i) =>
    line(690 + i * 27, 1000 - Math.abs(i - 4) * 2, 692 + i * 27, 1074 - Math.abs(i - 4) * 4, {
      stroke: '#000',
      'stroke-width': 7,
    }),
  ).join('');
  const model = g(
    {},
    blur('s12', 14),
    blur('s30', 30),
    radial('night', 1130, 700, 1050, [
      [0, '#9a9a9a'],
      [0.35, '#4a4a4a'],
      [1, '#000'],
    ]),
    rect(0, 0, 1600, 2400, { fill: 'url(#night)' }),
    radial('bone', 960, 620, 620, [
      [0, '#fff'],
      [0.45, '#e8e8e8'],
      [0.75, '#7c7c7c'],
      [1, '#222'],
    ]),
    path(cranium, { fill: 'url(#bone)' }),
    ellipse(800, 905, 40, 62, { fill: '#000', opacity: 0.5, filter: 'url(#s12)' }),
    path('M800 840L846 930Q822 950 800 926Q778 950 754 930Z', { fill: '#000' }),
    socket(670),
    socket(930),
    ellipse(590, 880, 60, 100, { fill: '#000', opacity: 0.6, filter: 'url(#s30)' }),
    ellipse(1010, 885, 46, 80, { fill: '#000', opacity: 0.42, filter: 'url(#s30)' }),
    path('M672 1036Q800 1066 928 1036', { fill: 'none', stroke: '#000', 'stroke-width': 8 }),
    teeth,
    path('M730 430Q770 500 748 560L770 610', { fill: 'none', stroke: '#000', 'stroke-width': 6 }),
  );
  const shade = await tone(page, model, 3);
  const lines = engrave(shade, { box, gap: 10, most: 1.02, sway: (s) => 36 * Math.cos(s / 330) });
  const cross = engrave((x, y) => 0.45 + shade(x, y), {
    box: [480, 340, 1120, 1130],
    gap: 14,
    angle: 58,
    most: 0.9,
  });
  const page2 = (side: number): string =>
    path(
      `M800 1215C${800 + side * 160} 1130 ${800 + side * 420} 1150 ${800 + side * 600} 1195L${800 + side * 650} 1500L800 1540Z`,
      { fill: '#f3ead0', stroke: palette.ink, 'stroke-width': 8 },
    );
  const entries = [-1, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, i) =>
      path(
        `M${800 + side * 60} ${1236 + i * 38}C${800 + side * 210} ${1170 + i * 40} ${800 + side * 400} ${1180 + i * 41} ${800 + side * (560 + i * 8)} ${1216 + i * 41}`,
        {
          fill: 'none',
          stroke: i === 3 ? '#b3262a' : '#4d4a3a',
          'stroke-width': i === 3 ? 8 : 4,
          'stroke-dasharray': i === 3 ? '' : `${70 + i * 13} 16 ${120 - i * 8} 22`,
        },
      ),
    ),
  );
  const shift = page.square ? 'translate(290 20) scale(0.64)' : 'translate(0 -20)';
  const eyes = [670, 930].map((x) => circle(x + 10, 770, 15, { fill: '#e8412e' }));
  return framed(
    page,
    arch,
    palette.ink,
    palette.accent,
    g(
      { transform: shift },
      rect(-600, -100, 2800, 2400, { fill: palette.ground }),
      glow('flame', 1222, 760, 560, '#ffd27a', 0.95),
      path(cranium, { fill: '#f4ebd2' }),
      path(lines, { fill: palette.ink }),
      path(cross, { fill: palette.ink, opacity: 0.55 }),
      ...eyes,
      pin(palette),
      shadeHat(palette),
      candle(palette),
      glow('flame2', 1222, 760, 260, '#ffcf6a', 0.7),
      rect(100, 1190, 1400, 500, { fill: '#1a130c' }),
      page2(-1),
      page2(1),
      ...entries,
      line(800, 1215, 800, 1540, { stroke: palette.ink, 'stroke-width': 10 }),
      quill(palette),
      path(poly(points('455 1322, 500 1370, 585 1262, 600 1276, 503 1404, 440 1338')), { fill: '#b3262a' }),
    ),
  );
};
