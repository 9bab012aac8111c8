import type { Palette } from '../../kit/cover';
import { person } from '../../kit/figures';
import { path, poly } from '../../kit/svg';

/** Returns a porter at x, behind the roll. */
export const porter = (x: number, palette: Palette, roll: number): string =>
  path(person(x, roll + 130, 290, { hat: 'cap', coat: 0.45, shoulders: 0.3 }), {
    fill: palette.accent,
    stroke: palette.ink,
    'stroke-width': 9,
    'paint-order': 'stroke',
  });

/** Towers of the city: [x, half width, height, roof]. */
export const city = [
  [330, 60, 250, 'dome'],
  [440, 46, 420, 'spire'],
  [545, 70, 300, 'flat'],
  [640, 40, 540, 'spire'],
  [735, 78, 400, 'dome'],
  [840, 50, 640, 'spire'],
  [945, 80, 350, 'flat'],
  [1040, 44, 500, 'spire'],
  [1140, 72, 330, 'dome'],
  [1235, 42, 400, 'spire'],
  [1315, 56, 220, 'flat'],
] as const;

/** Returns the outline (path data) of a tower standing on y = base. */
export const tower = ([x, half, high, roof]: (typeof city)[number], base: number): string => {
  const top = base - high;
  const cap =
    roof === 'dome'
      ? `M${x - half} ${top + 2}A${half} ${half} 0 0 1 ${x + half} ${top + 2}Z` +
        poly([
          [x - 5, top - half - 40],
          [x + 5, top - half - 40],
          [x + 5, top],
          [x - 5, top],
        ])
      : roof === 'spire'
        ? poly([
            [x - half - 8, top + 2],
            [x, top - 130],
            [x + half + 8, top + 2],
          ])
        : poly([
            [x - half - 10, top + 2],
            [x - half - 10, top - 26],
            [x - half * 0.4, top - 26],
            [x - half * 0.4, top - 8],
            [x + half * 0.4, top - 8],
            [x + half * 0.4, top - 26],
            [x + half + 10, top - 26],
            [x + half + 10, top + 2],
          ]);
  return (
    poly([
      [x - half, base],
      [x - half, top],
      [x + half, top],
      [x + half, base],
    ]) + cap
  );
};
