import { g, line, path, poly, rect, smooth } from '../../kit/svg';

/** The colour of the lamp. */
export const AMBER = '#f2a83b';

/** Returns the ice-fishing shanty, standing on (x, y). */
export const shanty = (x: number, y: number, ink: string): string =>
  g(
    {},
    path(
      poly([
        [x - 190, y],
        [x - 180, y - 250],
        [x + 180, y - 205],
        [x + 190, y],
      ]),
      { fill: ink },
    ),
    path(
      poly([
        [x - 215, y - 262],
        [x - 212, y - 240],
        [x + 216, y - 186],
        [x + 218, y - 212],
      ]),
      { fill: '#dfeae4' },
    ),
    path(
      poly([
        [x + 96, y - 218],
        [x + 96, y - 330],
        [x + 132, y - 330],
        [x + 132, y - 214],
      ]),
      { fill: ink },
    ),
    rect(x + 84, y - 346, 60, 20, { fill: ink }),
    path(
      smooth([
        [x + 114, y - 352],
        [x + 96, y - 400],
        [x + 150, y - 440],
        [x + 120, y - 500],
      ]),
      { fill: 'none', stroke: '#9fc0bb', 'stroke-width': 13, 'stroke-linecap': 'round', opacity: 0.55 },
    ),
    rect(x - 120, y - 165, 92, 82, { fill: AMBER }),
    line(x - 74, y - 165, x - 74, y - 83, { stroke: ink, 'stroke-width': 8 }),
    line(x - 120, y - 124, x - 28, y - 124, { stroke: ink, 'stroke-width': 8 }),
    rect(x + 34, y - 176, 92, 176, { fill: 'none', stroke: AMBER, 'stroke-width': 5, opacity: 0.7 }),
    ...[-150, -10, 150].map((dx) =>
      line(x + dx, y - 200, x + dx, y, { stroke: '#24505a', 'stroke-width': 4 }),
    ),
  );

/** Who is under the ice: [place across the beam, depth, size, hat]. */
export const dead = [
  [-0.62, 0.3, 0.34, 'knit'],
  [0.6, 0.36, 0.38, 'scarf'],
  [-0.3, 0.55, 0.52, 'fedora'],
  [0.28, 0.63, 0.56, 'knit'],
  [-0.02, 0.42, 0.4, 'none'],
  [-0.86, 0.75, 0.6, 'cap'],
  [0.9, 0.8, 0.62, 'none'],
  [-0.5, 0.95, 0.6, 'scarf'],
  [0.56, 1.02, 0.62, 'fedora'],
] as const;
