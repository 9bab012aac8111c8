import { box, fill, pen, times } from '../../kit/pen';
import { g, n, path, poly } from '../../kit/svg';

type Tower = readonly [number, number, number, 'dome' | 'spire' | 'flat'];

/** Towers of the city: middle, half width, height, roof. */
export const city: readonly Tower[] = [
  [300, 52, 170, 'dome'],
  [402, 40, 300, 'spire'],
  [492, 60, 215, 'flat'],
  [590, 38, 385, 'spire'],
  [684, 70, 290, 'dome'],
  [800, 50, 470, 'spire'],
  [908, 72, 260, 'flat'],
  [1006, 40, 380, 'spire'],
  [1100, 64, 235, 'dome'],
  [1200, 38, 315, 'spire'],
  [1292, 56, 160, 'flat'],
];

/** Returns the outline (path data) of a tower standing on y = base. */
export const tower = ([x, half, high, roof]: Tower, base: number): string => {
  const top = base - high;
  const walls = box(x - half, top, half * 2, high);
  if (roof === 'dome')
    return (
      `${walls}M${x - half - 4} ${top + 2}C${x - half - 6} ${top - half * 0.9} ${x - 12} ${top - half} ${x} ${top - half - 34}` +
      `C${x + 12} ${top - half} ${x + half + 6} ${top - half * 0.9} ${x + half + 4} ${top + 2}Z`
    );
  if (roof === 'spire')
    return (
      walls +
      poly([
        [x - half - 9, top + 4],
        [x, top - 118],
        [x + half + 9, top + 4],
      ])
    );
  const tooth = (half * 2 + 20) / 7;
  const teeth = times(4, (i) => box(x - half - 10 + i * tooth * 2, top - 44, tooth, 24));
  return walls + box(x - half - 10, top - 22, half * 2 + 20, 26) + teeth;
};

/** Returns a tower's windows, for the light and shade: pairs of slits, one above the other. */
export const slits = ([x, half, high]: Tower, base: number): string =>
  times(Math.max(1, Math.floor(high / 74) - 1), (i) => {
    const y = base - high + 40 + i * 72;
    return [-0.46, 0.3].map((at) => `M${n(x + half * at)} ${y + 30}v-20q7 -14 14 0v20Z`).join('');
  });

/**
 * Returns the shadow of a tower on the plain: its outline laid down toward the viewer and fanned out, since
 * the sun stands low behind the city.
 */
export const cast = (
  t: Tower,
  base: number,
  reach: number,
  style: Record<string, string | number>,
): string => {
  const fan = (t[0] - 760) * 0.00042;
  return g(
    { transform: `matrix(1 0 ${-fan} ${-reach} ${fan * base} ${n(base * (1 + reach))})` },
    path(tower(t, base), style),
  );
};

/** Returns the wall before the city with its shut gate, from x = left to x = right. */
export const rampart = (left: number, right: number, base: number, white: string, ink: string): string => {
  const teeth = Math.floor((right - left) / 44);
  const outline = `M${left} ${base}V${base - 92}` + times(teeth, () => 'h22v18h22v-18') + `V${base}Z`;
  return g(
    {},
    path(outline, { fill: white, stroke: ink, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
    fill(`M752 ${base}v-46q48 -66 96 0v46Z`, ink),
    times(5, (i) => pen(`M${770 + i * 15} ${base - 4}v-46`, white, 3)),
    // courses of blocks, missing here and there so that the wall does not turn into a grid
    times(78, (i) => {
      const [row, col] = [i % 3, Math.floor(i / 3)];
      const x = left + 24 + col * 43 + row * 15;
      return (i * 7) % 5 < 2 || Math.abs(x - 790) < 100 || x > right - 40
        ? ''
        : pen(`M${x} ${base - 62 + row * 22}h26`, ink, 3.5);
    }),
  );
};

/** Returns a heap of raked salt at (x, base), as wide as told. */
export const heap = (x: number, base: number, wide: number, white: string, ink: string): string =>
  g(
    {},
    path(
      `M${x - wide / 2} ${base}Q${x - wide * 0.12} ${base - wide * 0.3} ${x} ${base - wide * 0.56}Q${x + wide * 0.14} ${base - wide * 0.3} ${x + wide / 2} ${base}Z`,
      {
        fill: white,
        stroke: ink,
        'stroke-width': 7,
        'stroke-linejoin': 'round',
      },
    ),
    times(6, (i) =>
      pen(
        `M${n(x + wide * (0.06 + i * 0.055))} ${n(base - wide * (0.36 - i * 0.058))}L${n(x + wide * (0.1 + i * 0.062))} ${base - 5}`,
        ink,
        4.5,
      ),
    ),
  );
