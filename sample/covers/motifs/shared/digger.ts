import { nth } from '../../kit/list';
import { person } from '../../kit/figures';
import { g, line, path, poly } from '../../kit/svg';

const hats = ['fedora', 'knit', 'cap'] as const;

/** Returns a gravedigger standing at (x, y), about 190 units high times s; every third one has the spade on the shoulder. */
export function digger(x: number, y: number, s: number, kind: number, color: string): string {
  const side = kind % 2 ? -1 : 1;
  const tool =
    kind % 3 === 0
      ? line(x + side * 30 * s, y - 60 * s, x + side * 74 * s, y - 262 * s, {
          stroke: color,
          'stroke-width': 9 * s,
        }) +
        path(
          `M${x + side * 74 * s - 20 * s} ${y - 256 * s}h${40 * s}v${-42 * s}q${-20 * s} ${-30 * s} ${-40 * s} 0Z`,
          { fill: color },
        )
      : line(x + side * 10 * s, y - 120 * s, x + side * 96 * s, y - 14 * s, {
          stroke: color,
          'stroke-width': 9 * s,
        }) +
        path(
          poly([
            [x + side * 84 * s, y - 40 * s],
            [x + side * 122 * s, y - 16 * s],
            [x + side * 112 * s, y + 22 * s],
            [x + side * 74 * s, y - 4 * s],
          ]),
          { fill: color },
        );
  return g(
    {},
    path(person(x, y + 4, 190 * s, { hat: nth(hats, kind % 3), coat: 0.44, shoulders: 0.28 }), {
      fill: color,
    }),
    tool,
  );
}
