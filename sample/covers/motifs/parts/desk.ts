import type { Palette } from '../../kit/cover';
import { linear } from '../../kit/paint';
import { circle, g, line, path, rect } from '../../kit/svg';

/** Returns the candle. */
export const candle = (palette: Palette): string =>
  g(
    {},
    rect(1180, 860, 84, 330, { fill: '#efe3c0', stroke: palette.ink, 'stroke-width': 8 }),
    path('M1180 870q12 70 22 120q10 -60 20 -100q16 50 22 130q14 -80 20 -150Z', {
      fill: '#fffbe8',
      stroke: palette.ink,
      'stroke-width': 4,
    }),
    line(1222, 858, 1222, 820, { stroke: palette.ink, 'stroke-width': 8 }),
    path('M1222 660C1278 740 1262 820 1222 834C1182 820 1172 750 1222 660Z', {
      fill: '#ffe9a0',
      stroke: '#f0a030',
      'stroke-width': 6,
    }),
  );

/** Returns the green eyeshade. */
export const shadeHat = (palette: Palette): string =>
  g(
    {},
    linear('shade', [
      [0, '#5fae52'],
      [1, '#1f5a34'],
    ]),
    path('M492 590Q800 470 1108 590L1112 540Q800 420 488 540Z', {
      fill: '#17331f',
      stroke: palette.ink,
      'stroke-width': 6,
    }),
    path('M470 606Q800 470 1130 606Q1176 660 1190 706Q800 560 410 706Q424 660 470 606Z', {
      fill: 'url(#shade)',
      'fill-opacity': 0.93,
      stroke: palette.ink,
      'stroke-width': 9,
    }),
    path('M520 622Q800 508 1080 622', { fill: 'none', stroke: '#b9e08a', 'stroke-width': 7, opacity: 0.8 }),
  );

/** Returns the pince-nez on its cord. */
export const pin = (palette: Palette): string =>
  g(
    { fill: 'none', stroke: palette.accent, 'stroke-width': 12 },
    circle(670, 762, 92),
    circle(930, 762, 92),
    path('M758 740Q800 712 842 740'),
    path('M1022 770Q1120 860 1080 1010', { 'stroke-width': 5 }),
  );

/** Returns the quill on the page. */
export const quill = (palette: Palette): string =>
  g(
    {},
    path('M1010 1400L1075 1285Q1180 1120 1330 1060Q1320 1200 1110 1320Z', {
      fill: '#f7f2e2',
      stroke: palette.ink,
      'stroke-width': 8,
    }),
    path('M1010 1400Q1150 1200 1310 1080', { fill: 'none', stroke: palette.ink, 'stroke-width': 6 }),
  );
