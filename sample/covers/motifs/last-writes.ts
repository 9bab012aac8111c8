import type { Motif } from '../kit/cover';
import { cuts } from '../kit/gouge';
import { vignette } from '../kit/light';
import { linear, radial } from '../kit/paint';
import { circle, ellipse, g, line, path, place, rect, smooth } from '../kit/svg';
import { emblems, foil, solid } from './parts/emblems';

/** A nib driven into black water, a lamp in it, and round it a sign for each of the worlds inside. */
export const lastWrites: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const [cx, cy] = [800, 1180];
  const nib =
    'M800 1610C760 1500 640 1330 640 1170C640 1060 690 960 704 860H896C910 960 960 1060 960 1170C960 1330 840 1500 800 1610Z';
  const ring = emblems.map((sign, i) => {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    return place(
      cx + Math.cos(a) * 590,
      cy + Math.sin(a) * 590,
      1,
      0,
      circle(0, 0, 104, { fill: '#2b0a12' }) +
        circle(0, 0, 104, { ...foil, 'stroke-width': 7 }) +
        circle(0, 0, 92, { ...foil, 'stroke-width': 2.5 }) +
        g({ transform: 'scale(0.86)' }, sign),
    );
  });
  const hide = cuts(rng, {
    box: [0, 0, w, h],
    count: 5200,
    length: [6, 22],
    width: [1.5, 4],
    angle: (x, y) => 90 * Math.sin(x / 37) + 90 * Math.cos(y / 41),
  });
  const spark = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return line(cx + c * 330, 1160 + s * 330, cx + c * (i % 2 ? 400 : 440), 1160 + s * (i % 2 ? 400 : 440), {
      ...foil,
      'stroke-width': 5,
    });
  });
  return g(
    {},
    linear(
      'foil',
      [
        [0, '#fbe9ae'],
        [0.3, '#d9a441'],
        [0.55, '#fff0bd'],
        [0.8, '#b97f2a'],
        [1, '#f0cf7c'],
      ],
      [0, 0],
      [1, 1],
    ),
    radial('hide', 800, 1050, 1700, [
      [0, '#6a1426'],
      [0.5, palette.ground],
      [1, '#19050a'],
    ]),
    rect(0, 0, w, h, { fill: 'url(#hide)' }),
    path(hide, { fill: '#000000', opacity: 0.2 }),
    rect(60, 60, w - 120, h - 120, { ...foil, 'stroke-width': 6, stroke: '#d9a441' }),
    rect(78, 78, w - 156, h - 156, { ...foil, 'stroke-width': 2, stroke: '#d9a441' }),
    `<g transform="translate(800 1370) scale(0.9) translate(-800 -1180)">`,
    circle(cx, cy, 460, { ...foil, 'stroke-width': 3 }),
    circle(cx, cy, 716, { ...foil, 'stroke-width': 6 }),
    circle(cx, cy, 732, { ...foil, 'stroke-width': 2 }),
    circle(cx, cy, 590, { ...foil, 'stroke-width': 3 }),
    ...ring,
    ...spark,
    path('M724 840L706 700H894L876 840Z', { fill: '#2b0a12', stroke: '#f0cf7c', 'stroke-width': 8 }),
    rect(694, 836, 212, 30, { ...solid, rx: 8 }),
    path(nib, { fill: '#f3d68a' }),
    path('M800 1610C760 1500 640 1330 640 1170C640 1060 690 960 704 860H780C770 1000 720 1200 800 1610Z', {
      fill: '#fff3c8',
    }),
    path('M800 1610C840 1500 960 1330 960 1170C960 1060 910 960 896 860H850C870 1000 900 1260 800 1610Z', {
      fill: '#b97f2a',
    }),
    path(nib, { fill: 'none', stroke: '#2b0a12', 'stroke-width': 6 }),
    path('M745 1180V1090Q745 1030 800 1000Q855 1030 855 1090V1180Z', { fill: '#2b0a12' }),
    path('M800 1040C838 1094 832 1140 800 1154C768 1140 764 1100 800 1040Z', { fill: '#ff9a3a' }),
    path('M800 1084C818 1112 816 1136 800 1146C784 1136 784 1116 800 1084Z', { fill: '#fff3c8' }),
    line(730, 1184, 870, 1184, { stroke: '#2b0a12', 'stroke-width': 14 }),
    line(800, 1190, 800, 1600, { stroke: '#2b0a12', 'stroke-width': 7 }),
    path(
      smooth([
        [770, 990],
        [800, 956],
        [830, 990],
      ]),
      { fill: 'none', stroke: '#2b0a12', 'stroke-width': 9 },
    ),
    ellipse(800, 1606, 90, 14, { ...foil, 'stroke-width': 5 }),
    ellipse(800, 1606, 160, 28, { ...foil, 'stroke-width': 4 }),
    ellipse(800, 1606, 236, 42, { ...foil, 'stroke-width': 3 }),
    '</g>',
    vignette(page, 0.45, '#0a0204'),
  );
};
