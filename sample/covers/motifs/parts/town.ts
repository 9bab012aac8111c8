import { g, line, path, poly, rect } from '../../kit/svg';

/** Returns a house standing on (x, y), its window lit. */
export const house = (x: number, y: number, s: number, ink: string): string =>
  g(
    {},
    path(
      poly([
        [x - 34 * s, y],
        [x - 34 * s, y - 50 * s],
        [x, y - 88 * s],
        [x + 34 * s, y - 50 * s],
        [x + 34 * s, y],
      ]),
      { fill: ink },
    ),
    rect(x - 9 * s, y - 42 * s, 18 * s, 20 * s, { fill: '#f6c667' }),
  );

/** Returns the church standing on (x, y). */
export const church = (x: number, y: number, ink: string): string =>
  g(
    {},
    path(
      poly([
        [x - 80, y],
        [x - 80, y - 90],
        [x - 20, y - 140],
        [x - 20, y - 220],
        [x, y - 330],
        [x + 20, y - 220],
        [x + 20, y - 140],
        [x + 80, y - 90],
        [x + 80, y],
      ]),
      { fill: ink },
    ),
    line(x, y - 368, x, y - 320, { stroke: ink, 'stroke-width': 8 }),
    line(x - 16, y - 352, x + 16, y - 352, { stroke: ink, 'stroke-width': 8 }),
    rect(x - 9, y - 206, 18, 44, { fill: '#f6c667' }),
  );
