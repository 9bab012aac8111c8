import { g, path, poly } from '../../kit/svg';

/** Returns a floe at (x, y), about 300 units long times s. */
export const floe = (x: number, y: number, s: number): string =>
  g(
    {},
    path(
      poly([
        [x - 150 * s, y],
        [x - 90 * s, y - 26 * s],
        [x + 40 * s, y - 34 * s],
        [x + 150 * s, y - 8 * s],
        [x + 90 * s, y + 20 * s],
        [x - 60 * s, y + 24 * s],
      ]),
      { fill: '#f6f3e2' },
    ),
    path(
      poly([
        [x - 150 * s, y],
        [x - 60 * s, y + 24 * s],
        [x + 90 * s, y + 20 * s],
        [x + 150 * s, y - 8 * s],
        [x + 92 * s, y + 40 * s],
        [x - 58 * s, y + 44 * s],
      ]),
      { fill: '#86aa9d' },
    ),
  );
