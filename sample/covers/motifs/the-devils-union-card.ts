import type { Motif } from '../kit/cover';
import { box, disc, fill, pen, times } from '../kit/pen';
import { g, path, place, poly } from '../kit/svg';
import { ruled } from '../kit/texture';
import { seal, stamp } from './parts/dues';
import { worker } from './parts/horned-worker';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG'] as const;

const gear = (x: number, y: number, r: number, color: string): string =>
  g(
    { fill: color },
    path(disc(x, y, r) + disc(x, y, r * 0.72), { 'fill-rule': 'evenodd' }),
    times(18, (i) =>
      place(
        x,
        y,
        1,
        i * 20,
        fill(
          poly([
            [-r * 0.1, -r * 0.96],
            [-r * 0.07, -r * 1.14],
            [r * 0.07, -r * 1.14],
            [r * 0.1, -r * 0.96],
          ]),
          color,
        ),
      ),
    ),
  );

/** A member in good standing, dues stamped, as the constructivists would have had him. */
export const theDevilsUnionCard: Motif = (_page, { palette }) => {
  const { ink, ground, light, accent } = palette;
  const deep = '#8d1418';
  return g(
    {},
    fill(box(0, 0, 1600, 2400), ground),
    ruled('lines', 16, 4, ink, 90),
    fill(
      poly([
        [0, 1060],
        [1600, 800],
        [1600, 2000],
        [0, 2000],
      ]),
      light,
    ),
    times(9, (i) =>
      fill(
        poly([
          [660, 1500],
          [-420 + i * 300, 760],
          [-290 + i * 300, 740],
        ]),
        i % 2 ? accent : ink,
        i % 2 ? 0.9 : 0.12,
      ),
    ),
    gear(660, 1440, 500, ink),
    fill(disc(660, 1440, 356), accent),
    fill(disc(660, 1440, 356), 'url(#lines)', 0.35),
    fill(
      poly([
        [0, 1700],
        [1600, 1330],
        [1600, 1420],
        [0, 1790],
      ]),
      ink,
    ),
    place(660, 1572, 0.81, 0, worker(ink, accent, '#fbefd2', deep)),
    fill(box(0, 1930, 1600, 470), '#171012'),
    fill(box(0, 1930, 1600, 14), accent),
    times(8, (i) =>
      i === 5
        ? pen(`M${82 + i * 182} 1976h162v192h-162Z`, '#6b5a4a', 4)
        : place(
            78 + i * 182 + (i % 3),
            1972 + (i % 2) * 4,
            0.98,
            ((i * 7) % 5) - 2,
            stamp(months[i] ?? '', '#fbefd2', i % 2 ? accent : '#2d5c6b'),
          ),
    ),
    place(1400, 206, 0.86, 20, seal('#23479a')),
  );
};
