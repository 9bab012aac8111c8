import type { Motif } from '../kit/cover';
import { glow, rays } from '../kit/light';
import { linear } from '../kit/paint';
import { box, edged, fill, pen, times } from '../kit/pen';
import { g, place, poly, rect } from '../kit/svg';
import { chrome, soul, toaster } from './parts/toaster';

const spark = (r: number): string =>
  fill(
    times(8, (i) => {
      const a = (i * Math.PI) / 4;
      const s = i % 2 ? r * 0.5 : r;
      return poly([
        [s * Math.cos(a), s * Math.sin(a)],
        [r * 0.07 * Math.cos(a + 1.57), r * 0.07 * Math.sin(a + 1.57)],
        [-r * 0.07 * Math.cos(a + 1.57), -r * 0.07 * Math.sin(a + 1.57)],
      ]);
    }),
    '#fff8dc',
  );

const boomerang = (color: string): string =>
  fill(
    'M-120 -40Q0 -110 120 -40Q140 -10 110 10Q80 20 60 -4Q0 -40 -60 -4Q-90 20 -116 8Q-144 -10 -120 -40Z',
    color,
  );

/** The advertisement for a toaster whose toast has gone on. */
export const afterlivesOfSmallAppliances: Motif = (_page, { palette }) => {
  const { ink, accent } = palette;
  const counter = 1940;
  const cord = `M430 ${counter - 30}C640 ${counter + 60} 260 ${counter + 190} 170 ${counter + 60}C100 ${counter - 60} 250 ${counter - 120} 190 ${counter - 250}`;
  return g(
    {},
    linear('aqua', [
      [0, '#2f9fa5'],
      [0.6, '#6fcfc8'],
      [1, '#b9ece0'],
    ]),
    rect(0, 0, 1600, 2400, { fill: 'url(#aqua)' }),
    g({ opacity: 0.35 }, rays(800, 1420, 1700, 26, '#d6f5ea', 0.5, 0.06)),
    ...[
      [180, 960, 24, '#f4785a'],
      [1440, 900, -30, '#ffd54f'],
      [1400, 1500, 40, '#f4785a'],
      [190, 1440, -20, '#ffd54f'],
    ].map(([x, y, turn, color]) => place(Number(x), Number(y), 0.72, Number(turn), boomerang(String(color)))),
    glow('up', 800, 1340, 760, '#fff6c2', 0.9),
    linear('rise', [
      [0, '#fff6c2', 0],
      [1, '#fff6c2', 0.7],
    ]),
    fill(
      poly([
        [560, 1450],
        [1040, 1450],
        [1320, 640],
        [280, 640],
      ]),
      'url(#rise)',
    ),
    ...[
      [150, 1180, 70],
      [1460, 1210, 84],
      [800, 800, 60],
      [1290, 740, 44],
      [330, 770, 50],
    ].map(([x = 0, y = 0, r = 0]) => place(x, y, 1, 0, spark(r))),
    chrome(),
    place(560, 1160, 0.8, -9, soul(30)),
    place(1050, 1030, 0.9, 8, soul(-30)),
    fill(box(0, counter - 40, 1600, 500), '#f4efe0'),
    fill(
      times(22, (i) => box(i * 76, counter - 40, 38, 38) + box(i * 76 + 38, counter - 2, 38, 38)),
      accent,
    ),
    fill(box(0, counter + 36, 1600, 8), ink),
    place(820, counter + 14, 1.02, 0, toaster()),
    pen(cord, ink, 30),
    pen(cord, '#4a3a3a', 16),
    place(
      190,
      counter - 250,
      1,
      -8,
      edged('M-40 0Q-50 -70 -36 -96H36Q50 -70 40 0Q0 26 -40 0Z', '#2b2326', ink, 8) +
        edged('M-26 -96v-62h14v62ZM12 -96v-62h14v62Z', '#e6f2f2', ink, 6),
    ),
  );
};
